/** Modules that the same screens need, as the bundler would write them to a file of their own. */
export interface Piece {
  /** Unique; the name of its file. */
  name: string
  /** Size on the wire, bytes: of its code, and of the styles that come with it. */
  code: number
  styles: number
  /** Names of the pieces it imports. */
  imports: readonly string[]
}

/** Something that is loaded as a whole: a page, or a part of one that is loaded on demand. */
export interface Screen {
  /** The piece with its own code. */
  piece: string
  /** How much its load counts: a page is loaded more often than a dialog. */
  weight: number
}

/** Pieces that become one file. */
interface File {
  pieces: Piece[]
  /** The screens that load it, by the names of their pieces. */
  screens: Set<string>
  bytes: number
  hasStyles: boolean
}

/**
 * Bytes that load in the time of one more request. On a slow mobile network a request waits 150 ms for its answer, six
 * are under way at a time, and 200 kB arrive in a second, which is 5 kB a request. The value is half as much again: it is
 * tuned against the journey of first loads.
 */
const requestCost = 7_500

/**
 * Decides which pieces become one file, so that every screen loads few files and little code it does not use. Begins
 * with a file for each piece. While it pays, joins the two files that pay most: a screen that needs both saves a
 * request; a screen that needs only one of them loads the other in vain, with all that the other imports. Files never
 * import each other in a circle.
 * @returns for each piece the name of its file: that of its largest piece
 */
export function shareFiles(pieces: readonly Piece[], screens: readonly Screen[]): Map<string, string> {
  const files = new Files(pieces, screens)
  let open = pairs(files.all)
    .map((pair) => files.judge(...pair))
    .filter(({ gain }) => gain > 0)
  while (open.length > 0) {
    const best = open.reduce((most, each) => (each.gain > most.gain ? each : most))
    open = open.filter((each) => each !== best)
    // Joins since then may have changed what this one saves.
    const now = files.judge(best.a, best.b)
    if (now.gain < best.gain) {
      if (now.gain > 0) open.push(now)
      continue
    }
    const joined = files.join(best.a, best.b)
    open = open.filter(({ a, b }) => ![a, b].some((file) => file === best.a || file === best.b))
    const others = files.all.filter((file) => file !== joined)
    open.push(...others.map((file) => files.judge(file, joined)).filter(({ gain }) => gain > 0))
  }
  return new Map(files.all.flatMap((file) => file.pieces.map(({ name }) => [name, nameOf(file)] as const)))
}

interface Pair {
  a: File
  b: File
  /** Bytes that joining them saves, summed up over the screens; none where they would import each other in a circle. */
  gain: number
}

/** The files so far, and what they import. */
class Files {
  readonly #fileOf: Map<string, File>
  readonly #weights: ReadonlyMap<string, number>

  constructor(pieces: readonly Piece[], screens: readonly Screen[]) {
    this.#weights = new Map(screens.map(({ piece, weight }) => [piece, weight]))
    this.#fileOf = new Map(
      pieces.map((piece) => [
        piece.name,
        { pieces: [piece], screens: new Set(), bytes: piece.code + piece.styles, hasStyles: piece.styles > 0 },
      ]),
    )
    for (const { piece } of screens) {
      const own = this.#fileOf.get(piece)
      if (own) for (const file of [own, ...this.#imported(own)]) file.screens.add(piece)
    }
  }

  get all(): File[] {
    return [...new Set(this.#fileOf.values())]
  }

  judge(a: File, b: File): Pair {
    const requests = requestCost * (a.hasStyles && b.hasStyles ? 2 : 1)
    let gain = 0
    for (const screen of a.screens) if (b.screens.has(screen)) gain += requests * this.#weightOf(screen)
    // Most pairs have nothing in common and need no closer look.
    if (gain === 0) return { a, b, gain }
    gain -= this.#wasted(a, b) + this.#wasted(b, a)
    return { a, b, gain: gain > 0 && this.#wouldCircle(a, b) ? 0 : gain }
  }

  join(a: File, b: File): File {
    const joined: File = {
      pieces: [...a.pieces, ...b.pieces],
      screens: new Set([...a.screens, ...b.screens]),
      bytes: a.bytes + b.bytes,
      hasStyles: a.hasStyles || b.hasStyles,
    }
    for (const { name } of joined.pieces) this.#fileOf.set(name, joined)
    for (const file of this.#imported(joined)) for (const screen of joined.screens) file.screens.add(screen)
    return joined
  }

  #weightOf(screen: string) {
    return this.#weights.get(screen) ?? 0
  }

  /** Bytes that the screens of one file would load in vain with another. */
  #wasted(own: File, other: File): number {
    const loaded = [other, ...this.#imported(other)]
    let wasted = 0
    for (const screen of own.screens) {
      if (other.screens.has(screen)) continue
      const added = loaded.reduce((sum, file) => (file.screens.has(screen) ? sum : sum + file.bytes), 0)
      wasted += added * this.#weightOf(screen)
    }
    return wasted
  }

  /** All files that a file imports, itself or through others. `except` is not counted as an import of its own. */
  #imported(start: File, except?: File): Set<File> {
    const seen = new Set<File>()
    const next = this.#importsOf(start).filter((file) => file !== except)
    for (let file = next.pop(); file; file = next.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      next.push(...this.#importsOf(file))
    }
    return seen
  }

  #importsOf(file: File): File[] {
    const names = file.pieces.flatMap(({ imports }) => imports)
    return [...new Set(names.flatMap((name) => this.#fileOf.get(name) ?? []))].filter((each) => each !== file)
  }

  /** Whether one of two files imports the other through a third. */
  #wouldCircle(a: File, b: File): boolean {
    return this.#imported(a, b).has(b) || this.#imported(b, a).has(a)
  }
}

const pairs = (files: readonly File[]): [File, File][] =>
  files.flatMap((a, at) => files.slice(at + 1).map((b): [File, File] => [a, b]))

const nameOf = ({ pieces }: File) => pieces.reduce((most, each) => (each.code > most.code ? each : most)).name
