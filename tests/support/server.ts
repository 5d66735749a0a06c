import { readEnv } from '#server/services/env.ts'
import { openServices } from '#server/openServices.ts'
import { makeStorage } from './testStorage.ts'

/** Without the demo there has to be one. */
export const testSealingKey = Buffer.alloc(32, 7).toString('base64')

/** The real services with the demo seed, on a database of their own or the one in the `DATA_DIR` given. */
export async function openTestServices(variables: Record<string, string> = {}, now?: () => Date) {
  const { drop, ...storage } = await makeStorage(variables.DATA_DIR)
  const env = readEnv({ PUBLIC_URL: 'http://waymark.test', ...storage, ...variables })
  const { services, close } = await openServices(env, now)
  return { services, close: () => close().then(drop) }
}
