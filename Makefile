# The commands of this repository. `make` alone lists them.

# Script that installs dependencies; BOOTSTRAP=: skips the script on unsupported systems.
BOOTSTRAP ?= Scripts/bootstrap
# Snapshots that `make record` writes: all, missing or failed.
RECORD ?= all
# Regular expression of the tests that `make record` runs; empty for all tests.
FILTER ?=

SWIFT_SOURCES = Package.swift Sources Tests Benchmarks $(wildcard Examples)
RECORD_FILTER = $(if $(FILTER),--filter '$(FILTER)')

# Parallel builds would wait for each other.
.NOTPARALLEL:

.PHONY: help
help: ## List the commands (this text).
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# On Linux, the command is linked statically with Swift's runtime. The command then runs without an
# installed Swift and starts faster. Three settings make the start faster, too. At a fixed place in
# memory, no addresses are relocated. Accessor functions replace the mangled names of generic types,
# for each of which Swift's runtime would search all conformances of the program. Dynamic checks of
# exclusive access are disabled; tests are built with these checks.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib -Xlinker --no-pie) \
	-Xswiftc -enforce-exclusivity=unchecked \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

.PHONY: demo
# SwiftPM warns about a flag that it omits. Bash can remove this warning and keep the exit code.
demo: SHELL = /bin/bash
demo: ## Install what is missing, build the release command, render Fixtures/documents into out/.
	$(BOOTSTRAP) --demo
	swift build -c release $(STATIC) --product tableshot 2> >(grep -v 'prohibited flag' >&2)
	@echo "Rendered by .build/release/tableshot:"
	@.build/release/tableshot render Fixtures/documents/*.table.* -o out

.PHONY: test
test: ## Install what is missing, lint, check imports, build everything, run all tests.
	$(BOOTSTRAP)
	Scripts/lint
	Scripts/check-imports
	Scripts/check-bridge
	@$(MAKE) --no-print-directory examples
	Scripts/check-benchmarks .build/examples-CustomCells
	swift test --skip-build

# Targets whose tests render whole documents or run the command.
END_TO_END_TESTS = ^(Tableshot|TableshotCommand|TableshotTesting|TableGallery|TableSamples|TableReport)Tests\.
# Suites of single parts that take half a minute and more: tables of 10 million rows, and thousands
# of random updates.
SLOW_TESTS = ^TableViewsTests\.(EstimateTests|RandomUpdateTests)/

.PHONY: quick
quick: ## After make build, run the quick tests of single parts, in two minutes on two cores.
	swift test --skip-build --skip '$(END_TO_END_TESTS)' --skip '$(SLOW_TESTS)'

.PHONY: build
build: ## Build the library, the command and the tests, for debugging.
	swift build --build-tests

.PHONY: examples
examples: ## Build and test the packages in Examples/ that use this one; see that wrong snapshots fail.
	@set -e; for manifest in Examples/*/Package.swift; do \
	    [ -f "$$manifest" ] || continue; \
	    example="$${manifest%/Package.swift}"; \
	    echo "building $$example"; \
	    scratch="$(CURDIR)/.build/examples-$${example#Examples/}"; \
	    (cd "$$example" && swift build --build-tests --scratch-path "$$scratch" \
	        && CI=1 swift test --skip-build --scratch-path "$$scratch" \
	        && { [ ! -d Documents ] || CI=1 swift run --skip-build --scratch-path "$$scratch" \
	            custom-cells verify Documents; }); \
	    [ "$$example" != Examples/CustomCells ] || Scripts/check-failures "$$example" "$$scratch"; \
	done

.PHONY: imports
imports: ## Build, and fail on an undeclared import, a broken wall or a warning.
	Scripts/check-imports

.PHONY: lint
lint: ## Check layout, file lengths, paths, leftover notes and shell syntax.
	Scripts/lint

.PHONY: format
format: ## Lay out every Swift file as .swift-format says.
	swift format --in-place --recursive --parallel --configuration .swift-format $(SWIFT_SOURCES)

.PHONY: record
record: ## Record the snapshots again (RECORD=all|missing|failed, FILTER=regex). Fails where it writes.
	swift build --build-tests
	@code=0; TABLESHOT_RECORD=$(RECORD) swift test --skip-build $(RECORD_FILTER) || code=$$?; \
	echo; echo "Changed under Snapshots/ (look at every picture before it is committed):"; \
	git status --short -- Snapshots; \
	exit $$code

# Path of the site on its host, such as /tableshot.
DOCS_BASE ?= /

.PHONY: docs
docs: ## Build the documentation site into out/docs; fails on any warning (DOCS_BASE=/path).
	swift build --product tableshot
	Scripts/build-documentation --base $(DOCS_BASE)

.PHONY: animation
animation: ## Make the animations that the README shows anew.
	swift build --product tableshot
	.build/debug/tableshot animate -q Fixtures/documents/animations/crossfade.table.yaml \
	    -o Documentation/crossfade.png
	.build/debug/tableshot animate -q Fixtures/documents/animations/two-fades.table.yaml \
	    --every 5 --strip Documentation/two-fades.png

.PHONY: bench
bench: ## Measure against a program in C, for minutes; print a table, write Benchmarks/results.json.
	@Benchmarks/run

.PHONY: clean
clean: ## Remove what was built and rendered; downloaded dependencies stay.
	swift package clean
	rm -rf .build/examples-* out
