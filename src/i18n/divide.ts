import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupOf } from './textGroups.ts'

/** Writes each compiled language as one file per group: compiled/fr-CA.json becomes compiled/fr-CA/first.json, … */
const compiled = join(import.meta.dirname, 'compiled')

for (const file of readdirSync(compiled).filter((name) => name.endsWith('.json'))) {
  const texts = JSON.parse(readFileSync(join(compiled, file), 'utf8')) as Record<string, unknown>
  const groups = Object.groupBy(Object.entries(texts), ([id]) => groupOf(id))
  const folder = join(compiled, file.replace('.json', ''))
  mkdirSync(folder, { recursive: true })
  const written = Object.entries(groups).map(([group, entries]) => {
    writeFileSync(join(folder, `${group}.json`), JSON.stringify(Object.fromEntries(entries)))
    return `${group}.json`
  })
  for (const old of readdirSync(folder).filter((name) => !written.includes(name))) rmSync(join(folder, old))
}
