import { parseArgs } from 'node:util'
import { readJson } from '#server/commands/readJson.ts'
import { report } from '#server/commands/report.ts'
import { openDatabase } from '#server/db/open.ts'
import { catalogSchema, storeCatalog } from '#server/domains/marketplace/storeCatalog.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

const usage = `npm run apps -- --file apps.json     adds the apps of a JSON file to the marketplace of all companies, or changes them`

/** Stores the apps of a file, and returns the result. @throws for a file that cannot be read, before anything is changed */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { file: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help || !values.file) return usage
  const apps = await readJson(values.file, catalogSchema)
  loadEnvFile()
  const { db, close } = await openDatabase(readEnv(process.env))
  try {
    await storeCatalog(db, apps)
  } finally {
    await close()
  }
  return `${apps.length} in the marketplace: ${apps.map(({ name }) => name).join(', ')}.`
}

void report(run())
