import Foundation
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Compares the schema with shared parts and the schema with every form of every mapping in full.
@Suite struct SharedSchemaTests {
    /// Compares two schemas on documents and on 2,000 changed documents, with two validators.
    ///
    /// Prints the number of accepted documents and the documents on which the schemas differ.
    private static let comparison = """
        import copy, json, random, sys, warnings
        warnings.simplefilter("ignore")
        folder = sys.argv[1]
        full, shared, documents = (
            json.load(open(f"{folder}/{name}.json")) for name in ("full", "shared", "documents"))
        words = ["text", "red", "#123", "Brand", "{a}", "none", "a.png", "ios15", "dark", None, None,
                 0, 1, -3, 0.5, True, False, [], {}, [0, 0], {"color": "red"}, {"file": "a.png"}]
        keys = ["text", "use", "cell", "image", "textColor", "font", "values", "color", "size",
                "class", "name", "style", "selected", "extends", "assets", "prototypes", "each", "rows"]
        choose = random.Random(7)

        def paths(value, path=()):
            yield path
            if isinstance(value, dict):
                for key, part in value.items(): yield from paths(part, path + (key,))
            elif isinstance(value, list):
                for index, part in enumerate(value): yield from paths(part, path + (index,))

        def part(value, path):
            for key in path: value = value[key]
            return value

        # Short lists keep the validators quick.
        def cut(value):
            if isinstance(value, dict): return {key: cut(part) for key, part in value.items()}
            if not isinstance(value, list): return value
            start = choose.randrange(max(1, len(value) - 1))
            return [cut(part) for part in (value if len(value) <= 4 else value[start:start + 2])]

        pool = [part(document, path) for document in documents for path in paths(document)]

        def changed(document):
            document = cut(document)
            for _ in range(choose.choice([1, 1, 1, 2, 3])):
                places = [path for path in paths(document) if path]
                if not places: break
                path = choose.choice(places)
                owner, key, kind = part(document, path[:-1]), path[-1], choose.random()
                if kind < 0.35: owner[key] = copy.deepcopy(choose.choice(words))
                elif kind < 0.55: owner[key] = copy.deepcopy(choose.choice(pool))
                elif kind < 0.75 and isinstance(owner, dict):
                    owner[choose.choice(keys)] = copy.deepcopy(choose.choice(words))
                elif kind < 0.9: del owner[key]
                else: document[choose.choice(["extends", "assets", "prototypes"])] = "a.yaml"
            return document

        cases = documents + [changed(choose.choice(documents)) for _ in range(2000)]
        # The second validator knows draft 7.
        def older(schema):
            if isinstance(schema, list): return [older(part) for part in schema]
            if not isinstance(schema, dict): return schema
            schema = {key: older(part) for key, part in schema.items()}
            if isinstance(schema.get("dependentRequired"), dict):
                schema["dependencies"] = schema.pop("dependentRequired")
            if isinstance(schema.get("prefixItems"), list):
                if "items" in schema: schema["additionalItems"] = schema.pop("items")
                schema["items"] = schema.pop("prefixItems")
            return schema

        def compiled(defaults):
            draft = older(shared) | {"$schema": "http://json-schema.org/draft-07/schema"}
            validate = fastjsonschema.compile(draft, use_default=defaults)
            def accepts(case):
                try: validate(copy.deepcopy(case))
                except fastjsonschema.JsonSchemaException: return False
                return True
            return accepts

        import fastjsonschema
        from jsonschema import Draft202012Validator
        Draft202012Validator.check_schema(shared)
        first, second = Draft202012Validator(full).is_valid, Draft202012Validator(shared).is_valid
        accepted = [first(case) for case in cases]
        print(len(cases), 300 < sum(accepted) < len(cases) - 300)
        other = compiled(defaults=False)
        for case, wanted in zip(cases, accepted):
            if second(case) != wanted: print(wanted, json.dumps(case)[:2000])
            if other(case) != wanted: print("fastjsonschema", wanted, json.dumps(case)[:2000])
        # Some editors and validators add the defaults to a document.
        filled = compiled(defaults=True)
        for case, wanted in zip(documents, accepted):
            if wanted and not filled(case): print("with defaults", json.dumps(case)[:2000])
        """

    @Test
    func `the schema with shared parts accepts the documents of the full schema`() throws {
        let folder = try TemporaryFolder()
        let schema = JSONSchema(catalogue: .sample)
        try folder.write("full.json", try schema.schema.text())
        try folder.write("shared.json", schema.text())
        let documents = try Fixtures.allDocuments().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return try DocumentParser().parse(SourceFile(path: path, text: text)).json
        }
        try folder.write("documents.json", "[" + documents.joined(separator: ",") + "]")
        try folder.write("compare.py", Self.comparison)
        let output = try Program.python([folder.path + "/compare.py", folder.path])
        #expect(
            String(decoding: output, as: UTF8.self) == "\(documents.count + 2000) True\n")
    }

    @Test func `the schema is small enough for editors and refers only to its definitions`() throws
    {
        let text = JSONSchema(catalogue: .sample).text()
        #expect(text.utf8.count <= 400_000)
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try #require(schema["$defs"] as? [String: Any])
        let references = Set(
            text.matches(of: /"\$ref":"#\/\$defs\/([^"]+)"/).map { String($0.output.1) })
        #expect(references == Set(definitions.keys))
    }

    @Test func `equal definitions are merged, including circular definitions`() {
        var shared = SharedSchema([
            "$ref": "#/$defs/long",
            "$defs": [
                "long": ["items": ["$ref": "#/$defs/longer"]],
                "longer": ["items": ["$ref": "#/$defs/long"]],
                "other": ["items": ["$ref": "#/$defs/text"]], "text": ["type": "string"],
            ],
        ])
        #expect(shared.joinEqual()["longer"] == "long")
        shared.removeUnused()
        #expect(
            shared.value == [
                "$ref": "#/$defs/long", "$defs": ["long": ["items": ["$ref": "#/$defs/long"]]],
            ])
    }

    @Test func `a short definition replaces its references, a recursive definition remains`() {
        var shared = SharedSchema([
            "items": ["$ref": "#/$defs/tree"], "contains": ["$ref": "#/$defs/text"],
            "not": ["$ref": "#/$defs/number", "description": "A number."],
            "$defs": [
                "text": ["type": "string"], "number": ["type": "number"],
                "tree": ["anyOf": [["$ref": "#/$defs/text"], ["$ref": "#/$defs/tree"]]],
            ],
        ])
        shared.inlineDefinitions()
        #expect(
            shared.value == [
                "items": ["$ref": "#/$defs/tree"], "contains": ["type": "string"],
                "not": ["$ref": "#/$defs/number", "description": "A number."],
                "$defs": [
                    "number": ["type": "number"],
                    "tree": ["anyOf": [["type": "string"], ["$ref": "#/$defs/tree"]]],
                ],
            ])
    }

    @Test func `a narrower mapping states its difference, and forbids nulls`() {
        let wide: SchemaValue = [
            "type": "object", "additionalProperties": false,
            "properties": [
                "a": ["anyOf": [["type": "number"], ["type": "null"]], "description": "A."],
                "b": ["type": "string"], "c": ["type": "boolean"],
            ],
        ]
        let narrow: SchemaValue = [
            "type": "object", "additionalProperties": false, "required": ["a"],
            "properties": [
                "a": ["type": "number", "description": "A."], "b": ["enum": ["x"]],
                "c": ["type": "boolean"],
            ],
        ]
        var shared = SharedSchema([
            "anyOf": [["$ref": "#/$defs/wide"], ["$ref": "#/$defs/narrow"]],
            "$defs": ["wide": wide, "narrow": narrow],
        ])
        shared.narrow(["narrow": "wide"])
        #expect(
            shared.definitions["narrow"] == [
                "allOf": [["$ref": "#/$defs/wide"], ["$ref": "#/$defs/noNulls"]],
                "properties": ["b": ["enum": ["x"]]], "required": ["a"],
            ])
        #expect(shared.definitions["wide"] == wide)
    }
}
