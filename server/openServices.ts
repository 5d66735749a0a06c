import { openSealer } from '#server/crypto/secrets.ts'
import { holdLock } from '#server/db/advisoryLock.ts'
import { openDatabase } from '#server/db/open.ts'
import { companies } from '#server/db/schema/company.ts'
import { seed } from '#server/demo/seed.ts'
import { loadReference } from '#server/reference/load.ts'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Opens the database and loads what is the same for everybody; in demo mode fills one that has no company yet.
 * `close` waits for what goes on in the background and ends what it opened, as a failure on the way does.
 * @param dump of an embedded database, which a new one begins from
 */
export async function openServices(env: Env, now: () => Date = () => new Date(), dump?: Blob) {
  const { db, close } = await openDatabase(env, dump)
  const pending = new Set<Promise<void>>()
  const inBackground = (work: Promise<void>) => {
    pending.add(work)
    void work.finally(() => pending.delete(work))
  }
  try {
    const services: Services = { db, env, sealer: await openSealer(env, db), now, inBackground }
    await writeFirstRows(services)
    return { services, close: () => Promise.allSettled(pending).then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** In one transaction under a lock: a start that is killed half-way leaves nothing, two at once write once. */
async function writeFirstRows({ db, env, sealer, now }: Services) {
  await db.transaction(async (tx) => {
    await holdLock(tx, 'firstRows')
    await loadReference(tx)
    if (env.DEMO && (await tx.$count(companies)) === 0) await seed(tx, { now: now(), sealer })
  })
}
