import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/services/env.ts'
import type { Sealer } from '#server/crypto/sealer.ts'

/** Dependencies passed to every part of the backend; there are no globals. */
export interface Services {
  db: Database
  env: Env
  sealer: Sealer
  /** The current time, so that tests can set it. */
  now: () => Date
  /** Runs work that no answer waits for and that never throws, such as a mail; closing the services waits for it. */
  inBackground: (work: Promise<void>) => void
}
