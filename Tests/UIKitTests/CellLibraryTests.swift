import CellLibraries
import TableDrawing
import Testing
import UIKit

@Suite struct CellLibraryTests {
    private func pair(_ constraints: (UIView, UIView) -> Void) -> (UIView, UIView) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        outer.addSubview(inner)
        constraints(outer, inner)
        outer.layoutIfNeeded()
        return (outer, inner)
    }

    @Test("Insets move edges inwards, and offsets add a constant")
    func edges() {
        let (_, inset) = pair { $1.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) } }
        #expect(inset.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        let (_, sized) = pair { outer, inner in
            inner.snp.makeConstraints { make in
                make.left.equalTo(outer).offset(10)
                make.top.equalTo(outer.snp.centerY).offset(-4)
                make.size.equalTo(CGSize(width: 30, height: 20))
            }
        }
        #expect(sized.frame == CGRect(x: 10, y: 46, width: 30, height: 20))
        let (_, scaled) = pair { outer, inner in
            inner.snp.makeConstraints { make in
                make.center.equalToSuperview()
                make.width.equalTo(outer.snp.width).multipliedBy(0.5)
                make.height.equalTo(10).priority(.low)
                make.height.greaterThanOrEqualTo(12)
            }
        }
        #expect(scaled.frame == CGRect(x: 50, y: 44, width: 100, height: 12))
    }

    @Test("Constraints are updated, made again and changed by their maker's result")
    func changes() {
        var top: Constraint?
        let (outer, inner) = pair { _, inner in
            inner.snp.makeConstraints { make in
                top = make.top.equalToSuperview().offset(5).constraint
                make.leading.equalTo(3)
                make.width.height.equalTo(10)
            }
        }
        #expect(inner.frame == CGRect(x: 3, y: 5, width: 10, height: 10))
        top?.update(offset: 7)
        inner.snp.updateConstraints { $0.width.equalTo(20) }
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 3, y: 7, width: 20, height: 10))
        inner.snp.remakeConstraints { $0.edges.equalTo(outer) }
        outer.layoutIfNeeded()
        #expect(inner.frame == outer.bounds)
    }

    private final class Model: ObservableObject {
        @Published var name = "a"
    }

    @Test("Published properties and subjects deliver their values until they are cancelled")
    func combine() {
        let model = Model()
        var works = Set<AnyCancellable>()
        var names: [String] = []
        model.$name.removeDuplicates().map { $0.uppercased() }.receive(on: DispatchQueue.main)
            .sink { names.append($0) }.store(in: &works)
        model.name = "a"
        model.name = "b"
        let subject = CurrentValueSubject<Int, Never>(1)
        var pairs: [String] = []
        subject.combineLatest(model.$name).filter { $0.0 > 1 }.sink { pairs.append("\($0)\($1)") }
            .store(in: &works)
        subject.send(2)
        works.removeAll()
        model.name = "c"
        subject.send(3)
        #expect(names == ["A", "B"])
        #expect(pairs == ["2b"])
        let label = UILabel()
        let work = Just("text").map { Optional($0) }.assign(to: \.text, on: label)
        #expect(label.text == "text")
        work.cancel()
    }

    @Test("A placeholder takes the place of an image of the network, which is named")
    func images() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let view = UIImageView()
            view.kf.setImage(
                with: URL(string: "https://a.example/b.png"), options: [.transition(.fade(0.2))])
            #expect(view.image?.size == CGSize(width: 60, height: 60))
            let placeholder = UIImage(systemName: "star")
            view.sd_setImage(with: nil, placeholderImage: placeholder)
            #expect(view.image?.size == placeholder?.size)
        }
        #expect(log.diagnostics.count { $0.message.contains("b.png is not loaded") } == 1)
    }

    @Test("A view is configured in its declaration")
    func then() {
        let label = UILabel().then { $0.text = "a" }
        #expect(label.text == "a")
    }

    @Test("A relay sends its value at once and each later value to a label")
    func relay() {
        let (bag, label, button) = (DisposeBag(), UILabel(), UIButton(type: .system))
        let name = BehaviorRelay(value: "One")
        name.asDriver().drive(label.rx.text).disposed(by: bag)
        #expect(label.text == "One")
        name.accept("Two")
        #expect(label.text == "Two")
        var touches = 0
        button.rx.tap.subscribe(onNext: { touches += 1 }).disposed(by: bag)
        button.sendActions(for: .touchUpInside)
        #expect(touches == 1)
    }

    @Test("An object is read from JSON, and a saved property has a value of its type")
    func models() {
        struct Car: Mappable {
            var make: String?
            var year = 0
            init?(map: Map) {}
            mutating func mapping(map: Map) {
                make <- map["make"]
                year <- map["built.year"]
            }
        }
        final class Note: Object {
            @Persisted var text: String
            @Persisted var tags: List<String>
            @Persisted(primaryKey: true) var number: Int
        }
        let car = Car(JSON: ["make": "Fiat", "built": ["year": 1970]])
        #expect(car?.make == "Fiat")
        #expect(car?.year == 1970)
        #expect(Note().text.isEmpty)
        #expect(JSON(["a": ["b": 3]])["a"]["b"].intValue == 3)
    }
}
