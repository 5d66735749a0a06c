import { setImmediate } from 'node:timers/promises'
import { xlsxStream, type CellKind } from '#server/files/xlsx/xlsxStream.ts'

/** A process of its own: streams a large sheet to a reader that keeps nothing, and prints the memory that it took. */

const [rowCount, columnCount] = [Number(process.argv[2]), Number(process.argv[3])]
const kinds: CellKind[] = ['text', 'number', 'money', 'day', 'score']
const columns = Array.from({ length: columnCount }, (_, at) => ({
  heading: `Column ${at + 1}`,
  width: 14,
  kind: kinds[at % kinds.length]!,
}))

async function* rows() {
  for (let row = 0; row < rowCount; row += 1) {
    if (row % 500 === 0) await setImmediate()
    yield columns.map(({ kind }, at) => {
      if (kind === 'text') return `Traveler ${(row * 7919) % 5003} of cost center ${at}`
      return kind === 'day' ? `2026-0${1 + (row % 9)}-1${row % 10}` : ((row * 31 + at) % 100_000) / 100
    })
  }
}

globalThis.gc?.()
const before = process.memoryUsage.rss()
let [most, bytes] = [before, 0]
for await (const chunk of xlsxStream([{ name: 'Bookings', columns, rows: rows() }])) {
  bytes += chunk.byteLength
  most = Math.max(most, process.memoryUsage.rss())
}
console.log(JSON.stringify({ bytes, moreMegabytes: (most - before) / 1_048_576 }))
