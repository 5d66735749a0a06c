const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

interface Comparison<Count extends number> {
  title: string
  /** How many rows there are of each: the few, then the many. */
  counts: readonly [few: Count, many: Count]
  queries: Record<string, string>
  /** The queries that fail above `most` times the few; the others are shown only. */
  held: readonly string[]
  most: number
  /** A query below this time among many, in ms, does not fail: it is not noticeable, and its ratio is chance. */
  noticed?: number
  runs: number
  /** Sends a query once and checks that it was answered. */
  ask: (count: Count, query: string) => Promise<void>
}

/** Prints each query's cost among few and among many rows: medians in ms of alternating runs, and their ratio. */
export async function compareFewAndMany<Count extends number>(comparison: Comparison<Count>): Promise<void> {
  const { title, counts, queries, held, most, noticed = 0, runs, ask } = comparison
  const columns = counts.map((count) => count.toLocaleString('en').padStart(8)).join('')
  console.log(`${title}, medians of ${runs}, ms`.padEnd(50) + `${columns}   ratio`)
  for (const [name, query] of Object.entries(queries)) {
    const times = counts.map((): number[] => [])
    for (let turn = 0; turn <= runs; turn += 1)
      for (const [at, count] of counts.entries()) {
        const began = performance.now()
        await ask(count, query)
        // The first warms up.
        if (turn > 0) times[at]?.push(performance.now() - began)
      }
    const [few = 0, many = 0] = times.map(median)
    const isOver = held.includes(name) && many / few > most && many > noticed
    if (isOver) process.exitCode = 1
    const figures = [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)]
    console.log(
      name.padEnd(50) + figures.map((figure) => figure.padStart(8)).join('') + (isOver ? `  over ${most}` : ''),
    )
  }
}
