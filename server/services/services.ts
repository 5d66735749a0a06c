import type { Database } from '#server/db/client.ts'
import type { Env } from '#server/services/env.ts'
import type { Sealer } from '#server/crypto/sealer.ts'

/** What every part of the backend is handed: nothing reaches for a global. */
export interface Services {
  db: Database
  env: Env
  sealer: Sealer
  /** The clock, so that tests can move it. */
  now: () => Date
  /** For work that no answer waits for and that never fails, such as a letter: closing the services waits for it. */
  inBackground: (work: Promise<void>) => void
}
