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
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Compiling: two settings make the start faster. Accessor functions replace the mangled names of
# generic types, for each of which Swift's runtime would search all conformances of the program.
# Dynamic checks of exclusive access are disabled; tests are built with these checks. No information
# for debuggers is made, which takes less time.
frontend = $(foreach flag,$(1),-Xswiftc -Xfrontend -Xswiftc $(flag))
STATIC := -debug-info-format none -Xswiftc -enforce-exclusivity=unchecked \
	$(call frontend,-disable-concrete-type-metadata-mangled-name-accessors)

# Linking on Linux: the command includes Swift's runtime, so that it runs without an installed Swift
# and starts faster. At a fixed place in memory, no addresses are relocated. Without symbols, without
# a table of exported functions and with identical functions merged, the program has half the size.
# A folder with the archive of libstdc++ alone makes the linker take it: the shared library has most
# of the addresses that the loader looks up at each start.
# FlyingFox has a proxy that needs Foundation's networking and curl. The command does not call it,
# so both libraries are left out, and symbols of the proxy stay without a definition.
ifeq ($(shell uname),Linux)
ARCHIVES := $(CURDIR)/.build/archives
STATIC += --static-swift-stdlib -Xswiftc -L$(ARCHIVES) \
	$(foreach flag,--no-pie -s --no-export-dynamic --icf=safe --weak-unresolved-symbols,-Xlinker $(flag)) \
	$(foreach library,FoundationNetworking _CFURLSessionInterface curl, \
	    $(call frontend,-disable-autolink-library $(library)))
LINK_ARCHIVES = mkdir -p $(ARCHIVES) && ln -sf "$$(gcc -print-file-name=libstdc++.a)" $(ARCHIVES) &&
REDUCE_ICU = Scripts/reduce-icu $(PACKAGE) &&
ICU_LINK = $$(cat $(PACKAGE)/icu.link)
endif

# Files of `make package`: the program, and the modules that `run` compiles cells with.
PACKAGE = .build/package
BUILD = $(LINK_ARCHIVES) swift build -c release $(STATIC) --product tableshot
# The program has a part of ICU's data in place of all data.
REDUCED_BUILD = $(REDUCE_ICU) $(BUILD) $(ICU_LINK)

.PHONY: demo
# SwiftPM warns about a flag that it omits. Bash can remove this warning and keep the exit code.
demo: SHELL = /bin/bash
# Package.swift then optimizes fewer targets.
demo: export TABLESHOT_DEMO = 1
demo: ## Install what is missing, build the command, render Fixtures/documents into out/.
	$(BOOTSTRAP) --demo
	$(REDUCED_BUILD) 2> >(grep -v 'prohibited flag' >&2)
	@echo "Rendered by .build/release/tableshot:"
	@.build/release/tableshot render Fixtures/documents/*.table.* -o out

.PHONY: release
release: SHELL = /bin/bash
release: ## Build the release command with all optimizations, as `make package` does.
	$(BUILD) 2> >(grep -v 'prohibited flag' >&2)

.PHONY: package
package: SHELL = /bin/bash
package: ## Build tableshot_VERSION_ARCH.deb and an archive in .build/package (Debian, Ubuntu).
	$(BOOTSTRAP) --demo
	$(REDUCED_BUILD) 2> >(grep -v 'prohibited flag' >&2)
	cp .build/release/tableshot $(PACKAGE)/tableshot
	@$(MAKE) --no-print-directory release
	mkdir -p $(PACKAGE)/manifest
	cp Package.swift $(PACKAGE)/manifest/
	ln -sfn $(CURDIR)/Sources $(PACKAGE)/manifest/Sources
	TABLESHOT_CELLS_ONLY=1 swift build -c release -debug-info-format none --product CellRunning \
	    --package-path $(PACKAGE)/manifest --scratch-path $(PACKAGE)/cells
	Scripts/package $(PACKAGE)/tableshot $(PACKAGE)

.PHONY: check-package
check-package: ## Install the packages in bare Debian 12 and 13, compare all fixtures (root, debootstrap).
	Scripts/check-package $(PACKAGE)

.PHONY: test
test: ## Install what is missing, lint, check imports, build everything, run all tests.
	$(BOOTSTRAP)
	Scripts/lint
	Scripts/uikit-interface --check
	Scripts/check-imports
	Scripts/check-bridge
	@$(MAKE) --no-print-directory examples
	Scripts/check-benchmarks .build/examples-CustomCells
	swift test --skip-build

# Targets whose tests render whole documents or run the command.
END_TO_END_TESTS = ^(Tableshot|TableshotCommand|TableshotTesting|TableGallery|TableSamples|TableReport)Tests\.

.PHONY: quick
quick: ## After make build, run the quick tests of single parts, in two minutes on two cores.
	TABLESHOT_QUICK=1 swift test --skip-build --skip '$(END_TO_END_TESTS)'

.PHONY: build
build: ## Build the library, the command and the tests, for debugging.
	swift build --build-tests

# The packages share a build folder, so that this package is compiled for them once.
.PHONY: examples
examples: ## Build and test the packages in Examples/ that use this one; see that wrong snapshots fail.
	@set -e; for manifest in Examples/*/Package.swift; do \
	    [ -f "$$manifest" ] || continue; \
	    example="$${manifest%/Package.swift}"; \
	    echo "building $$example"; \
	    scratch="$(CURDIR)/.build/examples-CustomCells"; \
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
