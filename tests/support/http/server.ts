import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { readEnv } from '#server/services/env.ts'
import { openDatabase } from '#server/db/open.ts'
import { openServices } from '#server/openServices.ts'
import { openPooled } from '#tests/support/db/embeddedPool.ts'
import { makeStorage, runBegan } from '#tests/support/db/testStorage.ts'

/**
 * The real services with the demo as of the clock's first moment, or of the start of the run. They have their own
 * database, or the one in the given `DATA_DIR`.
 */
export async function openTestServices(variables: Record<string, string> = {}, now?: () => Date) {
  // Numbers in a copy are sealed with the key in it.
  const isCopy = variables.DEMO !== 'false' && !variables.SEALING_KEY
  const { drop, dump, ...storage } = await makeStorage(isCopy ? (now?.() ?? runBegan()) : undefined, variables.DATA_DIR)
  const isThere = variables.DATA_DIR && existsSync(join(variables.DATA_DIR, 'db'))
  const env = readEnv({ PUBLIC_URL: 'http://waymark.test', ...variables, ...storage })
  const database = dump && !variables.DATA_DIR ? openPooled(dump) : openDatabase(env, await dumpFor(!isThere && dump))
  const { services, mailJobs, close } = await openServices(env, now, database)
  return { services, mailJobs, close: () => close().then(drop) }
}

const dumpFor = async (dump: string | false | undefined) => (dump ? openAsBlob(dump) : undefined)
