import { rm } from 'node:fs/promises'
import { initialize, makeDataFolder, start } from '#tests/support/db/nativePostgres.ts'

/**
 * The address of the empty PostgreSQL database that a bench fills: that of DATABASE_URL, otherwise one of the
 * PostgreSQL of the packages, which `close` removes. `folder` is for the server's data.
 */
export async function openBenchPostgres() {
  const folder = await makeDataFolder()
  const remove = () => rm(folder, { recursive: true, force: true })
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return { url: DATABASE_URL, folder, close: remove }
  await initialize(folder)
  const { url, stop } = await start(folder)
  return { url, folder, close: () => stop().then(remove) }
}
