import { and, asc, gt, isNull, type SQL } from 'drizzle-orm'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { lockGuest, type GuestRef } from '#server/domains/guests/findGuest.ts'
import { readGuests, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

/** Number of guests per query. */
const pageSize = 50

/** Work on one locked guest. It checks its own condition again: the guest may have changed since they were listed. */
type GuestJob = (row: GuestRow, services: Services) => Promise<void>

/**
 * Runs a job for all guests of a condition, page by page, except erased ones. Each guest has a separate transaction. A
 * failure is logged, and the job continues with the next guest.
 */
export async function forEachGuest(where: SQL | undefined, job: GuestJob, services: Services): Promise<void> {
  const now = services.now()
  const page = { today: earliestDay(now), now, order: [asc(guestStays.employeeId)], limit: pageSize }
  const selected = and(isNull(guestStays.clearedAt), where)
  for (let last = ''; ;) {
    const found = await readGuests(services.db, { ...page, where: and(selected, gt(guestStays.employeeId, last)) })
    for (const { stay } of found) {
      await runForGuest({ companyId: stay.companyId, employeeId: stay.employeeId }, job, services)
    }
    if (found.length < pageSize) return
    last = found.at(-1)!.stay.employeeId
  }
}

/** Locks the guest, reads their row again and runs the job. A guest removed meanwhile is skipped. */
async function runForGuest(guestRef: GuestRef, job: GuestJob, services: Services): Promise<void> {
  try {
    await services.db.transaction(async (tx) => {
      await job(await lockGuest(tx, guestRef, services.now()), { ...services, db: tx })
    })
  } catch (error) {
    const isGone = error instanceof Refusal && error.status === 404
    if (!isGone) logFailure('A job for a guest failed.', error, { job: job.name, employee: guestRef.employeeId })
  }
}
