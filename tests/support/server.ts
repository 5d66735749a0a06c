import { readEnv } from '#server/env.ts'
import { inMemory } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'

/** The real services on a database in memory, with the demo seed. The clock moves with `at`. */
export async function openTestServices(variables: Record<string, string> = {}, now?: () => Date) {
  const env = readEnv({ PUBLIC_URL: 'http://waymark.test', DATA_DIR: inMemory, ...variables })
  return openServices(env, now)
}
