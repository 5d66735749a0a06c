import { openSealer } from '#server/crypto/secrets.ts'
import { holdLock } from '#server/db/advisoryLock.ts'
import { missingRightInWords } from '#server/db/missingRight.ts'
import { openDatabase, type OpenDatabase } from '#server/db/open.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { openDocumentPool } from '#server/files/documentPool.ts'
import { recordMissingPresences } from '#server/domains/trips/recordPresences.ts'
import { recordMissingBookings } from '#server/domains/trips/record/recordBooking.ts'
import { tripEnclosure } from '#server/domains/trips/documents/attachments.ts'
import { openMailJobs } from '#server/mail/mailJobs.ts'
import { createMailQueue } from '#server/mail/mailQueue.ts'
import { startMailWorker } from '#server/mail/mailWorker.ts'
import { loadReference } from '#server/reference/load.ts'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Opens the database and loads the reference data. In demo mode it fills a database without a company. Queued mails
 * begin to leave, and documents get their threads. `close` waits for mails being sent and closes all of these, as a
 * failure on the way does.
 * @param database used instead of the one that `env` names
 */
export async function openServices(
  env: Env,
  now: () => Date = () => new Date(),
  database: Promise<OpenDatabase> = openDatabase(env),
) {
  const { db, engine, close } = await database
  const mailJobs = await openMailJobs(engine).catch(async (error: unknown) => {
    await close()
    throw missingRightInWords(error)
  })
  const pool = openDocumentPool(new URL('documentThread.ts', import.meta.url))
  const closeAll = () => mailJobs.stop({ timeout: leavingMs }).then(pool.close).then(close)
  try {
    const sealer = await openSealer(env, db)
    const mailQueue = createMailQueue(mailJobs, { sealer, now })
    const services: Services = { db, env, sealer, now, mailQueue, documents: pool.documents, inThread: pool.inThread }
    await writeFirstRows(services)
    await startMailWorker(mailJobs, { env, sealer, enclosureOf: (files) => tripEnclosure(files, services) })
    return { services, engine, mailJobs, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** A mail that takes longer is sent again after the next start. */
const leavingMs = 30_000

/** In one transaction under a lock: a start that is killed half-way writes nothing, and two at once write once. */
async function writeFirstRows({ db, env, sealer, now }: Services) {
  await db.transaction(async (tx) => {
    await holdLock(tx, 'firstRows')
    await loadReference(tx)
    if (env.DEMO && (await tx.$count(companies)) === 0) {
      const { seed } = await import('#server/demo/seed.ts')
      await seed(tx, { now: now(), sealer })
    }
    await recordMissingBookings(tx)
    await recordMissingPresences(tx)
  })
}
