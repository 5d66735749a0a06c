import { fork } from 'node:child_process'
import { type Figure, tableOf } from './figures.ts'

/**
 * `npm run bench` runs the benches one after another and prints their figures in one table, each beside its floor and
 * its bar; docs/performance.md has the last one. `npm run bench -- load moving` runs the named ones. They take what is
 * built, and start a PostgreSQL of their own.
 */
const benches = ['load', 'moving', 'large', 'server', 'scores', 'risk'] as const

const asked = process.argv.slice(2)
const figures: Figure[] = []
for (const name of benches.filter((each) => asked.length === 0 || asked.includes(each))) {
  console.error(`${name} …`)
  const bench = fork(new URL(`${name}.ts`, import.meta.url))
  bench.on('message', (more: Figure[]) => figures.push(...more))
  const code = await new Promise<number | null>((resolve) => bench.on('exit', resolve))
  if (code !== 0) console.error(`The bench ${name} failed.`)
}
console.log(tableOf(figures))
