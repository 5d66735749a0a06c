/** A measured figure. With a floor, the bar bounds the ratio to it, otherwise the value. */
export interface Figure {
  /** The page or call, such as `Home, first load`. */
  of: string
  what: string
  value: number
  unit: 'ms' | 'kB' | '' | '/s'
  /** The value of the floor, measured in the same run. */
  floor?: number
  bar?: number
  /** Whether the bar is a least instead of a most. */
  isLeast?: boolean
}

/** Whether a figure keeps its bar; undefined without one. */
export function isKept({ value, floor, bar, isLeast = false }: Figure): boolean | undefined {
  if (bar === undefined) return undefined
  const held = floor === undefined ? value : value / Math.max(floor, 1)
  return isLeast ? held >= bar : held <= bar
}

/** Prints the figures of a bench, or hands them to `npm run bench` where that started it. */
export function report(figures: readonly Figure[]): void {
  if (process.send) process.send(figures)
  else console.log(tableOf(figures))
}

/** The figures as a Markdown table, its columns in line. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = [['page or call', 'what', 'value', 'floor', 'ratio', 'bar', 'kept'], ...figures.map(cellsOf)]
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...rows] = lines
  return [lineOf(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(lineOf)].join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { of, what, value, unit, floor, bar, isLeast } = figure
  const say = (amount: number) => `${amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`.trim()
  const kept = isKept(figure)
  return [
    of,
    what,
    say(value),
    floor === undefined ? '' : say(floor),
    floor === undefined ? '' : (value / Math.max(floor, 1)).toFixed(2),
    bar === undefined ? '' : `${isLeast ? '≥' : '≤'} ${floor === undefined ? say(bar) : bar}`,
    kept === undefined ? '' : kept ? 'yes' : 'no',
  ]
}
