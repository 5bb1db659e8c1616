import fc from 'fast-check';

/** The source of an environment, with much of what Python has. */
export const pythonSource = `from .tools import helper as h
class Setup(Base):
    def _download_setup(self, files, **config):
        for i, f in enumerate(files):
            try: self._get(f["url"], config.get("retries", 3))
            except KeyError as e: raise ValueError(f"no {e!r:>{i}}") from e
def get_rows(env, config: dict[str, int] = {}, *rest, deep=1., **options) -> float:
    """Reads rows."""
    a, (b, *c) = config["a"], config.pop("b", [0])
    if not (n := options.get("n")) or "x" in config: return 0.
    elif n in ("one", "two"): x = {**config, "y": 1}
    else: x = [r["k"] for r in c if r.get("on", True)]
    match config:
        case {"kind": kind} if kind: return h(x, *rest, **options)
        case _: pass
    options = {**options, **options}
    with open(a) as file: return sorted(c, key=lambda v: v["at"])[0] / 100.
`;

const pieces = [
  ...['(', ')', '[', '{', '}', ':', '\n', '    ', '"', '"""', "f'{", '\\', '\0', '#', '\r\n', '**'],
  ...['lambda x: ', 'if ', 'else:', 'for a in b:', 'try:', 'yield ', 'return ', ' := ', '1.'],
  ...['@d\n', 'config["x"]', 'import a.b as c\n', 'def f(x):\n  return f(x)\n'],
];

/** Removes characters at a place, and puts a piece there. */
interface PieceEdit {
  /** From 0, the start, to 1, the end. */
  at: number;
  removed: number;
  piece: string;
  times: number;
}

const edit: fc.Arbitrary<PieceEdit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat({ max: 40 }),
  piece: fc.constantFrom(...pieces),
  times: fc.oneof(
    { weight: 9, arbitrary: fc.nat({ max: 3 }) },
    { weight: 1, arbitrary: fc.constant(400) },
  ),
});

export const pythonEdits = fc.array(edit, { minLength: 1, maxLength: 12 });

export function applyPieces(text: string, edits: readonly PieceEdit[]): string {
  return edits.reduce((before, { at, removed, piece, times }) => {
    const offset = Math.floor(at * before.length);
    return before.slice(0, offset) + piece.repeat(times) + before.slice(offset + removed);
  }, text);
}
