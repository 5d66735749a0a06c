import { and, eq, lt, lte, sql, inArray, asc, gt, isNull, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { guestLimits } from '#contract/arranger/guests.ts'
import { type GuestRow, lastTripDay, namesGuest, readGuests } from '#server/domains/guests/readGuests.ts'
import { dayText } from '#server/domains/guests/guestMail.ts'
import { removalDay } from '#server/domains/guests/presentGuest.ts'
import { lockGuest, type GuestRef } from '#server/domains/guests/findGuest.ts'
import { endAccess } from '#server/domains/grants/heldAccount.ts'
import {
  eraseRows,
  fieldsWithoutTexts,
  removeDetails,
  replaceBookerAddress,
} from '#server/domains/profile/removeDetails.ts'
import { removeApprovalWords } from '#server/domains/profile/removeApprovalWords.ts'
import { removeRollCallWords } from '#server/domains/profile/removeRollCallWords.ts'
import type { Services } from '#server/services/services.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { placeholderEmail } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'

/** The scheduled work on guests: ends expired stays, reminds hosts of trips after the end, erases old guests. */
export async function runGuestJobs(services: Services): Promise<void> {
  await expireStays(services)
  await remindHosts(services)
  await eraseOldGuests(services)
}

/** Deactivates guests whose last day is past, and ends their access. */
const expireStays = (services: Services): Promise<void> => {
  const expiredCondition = lt(guestStays.endDate, earliestDay(services.now()))
  return forEachGuest(and(eq(employees.status, 'active'), expiredCondition), expireStay, services)
}

async function expireStay(row: GuestRow, services: Services): Promise<void> {
  if (row.status !== 'expired') return
  await services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, row.employee.id))
  await services.db.update(guestStays).set({ invitedAt: null }).where(eq(guestStays.employeeId, row.employee.id))
  await endAccess([row.profile.id], services)
}

/** Mails the host of each guest who ends soon and has a trip after that day: once for each end date. */
const remindHosts = (services: Services): Promise<void> => {
  const soon = addDays(earliestDay(services.now()), guestLimits.reminder)
  const endsSoonCondition = lte(guestStays.endDate, soon)
  const notRemindedCondition = sql`${guestStays.remindedOf} is distinct from ${guestStays.endDate}`
  const laterTripCondition = sql`${lastTripDay(services.db)} > ${guestStays.endDate}::text`
  return forEachGuest(
    and(eq(employees.status, 'active'), endsSoonCondition, notRemindedCondition, laterTripCondition),
    remindHost,
    services,
  )
}

async function remindHost(row: GuestRow, services: Services): Promise<void> {
  const { stay, lastTripDay, host } = row
  if (!host || lastTripDay === null || lastTripDay <= stay.endDate || stay.remindedOf === stay.endDate) return
  await services.db
    .update(guestStays)
    .set({ remindedOf: stay.endDate })
    .where(eq(guestStays.employeeId, stay.employeeId))
  await sendReminder(row, lastTripDay, services)
}

async function sendReminder({ stay, profile, host }: GuestRow, tripEnd: string, { db, mailQueue }: Services) {
  const hostCondition = eq(profiles.id, host?.profileId ?? '')
  const [reader] = await db.select().from(profiles).where(hostCondition)
  const [creator] = await db.select().from(profiles).where(eq(profiles.id, stay.createdByProfileId))
  if (!reader || !creator) return
  const culture = supportedCulture(reader.cultureCode)
  const { say } = formatterFor(culture)
  const words = {
    name: reader.firstName,
    guest: fullName(profile),
    end: dayText(stay.endDate, culture),
    tripEnd: dayText(tripEnd, culture),
    creator: fullName(creator),
  }
  await mailQueue.add(db, 'guestEnding', {
    to: { name: fullName(reader), address: reader.email },
    replyTo: { name: words.creator, address: creator.email },
    subject: say('guests.ending.subject', words),
    letter: writeLetter(culture, 'guests.ending.text', words),
  })
}

/** Erases the personal details of guests whose stay and last trip ended more than `guestLimits.kept` days ago. */
const eraseOldGuests = (services: Services): Promise<void> => {
  const keptSince = addDays(earliestDay(services.now()), -guestLimits.kept)
  const end = sql`least(${guestStays.endDate}, (${guestStays.deactivatedAt} at time zone 'UTC')::date)`
  const endedCondition = sql`${end} < ${keptSince}`
  const noLaterTripCondition = sql`coalesce(${lastTripDay(services.db)}, '') < ${keptSince}`
  return forEachGuest(and(endedCondition, noLaterTripCondition), eraseGuest, services)
}

/** Erases one guest: the row stays without a name, so that trips keep their sums. */
async function eraseGuest(row: GuestRow, services: Services): Promise<void> {
  const isOver = row.status === 'expired' || row.status === 'deactivated'
  if (!isOver || removalDay(row) >= earliestDay(services.now())) return
  const { stay, profile } = row
  const { db, now } = services
  const { say } = formatterFor(profile.cultureCode)
  const name = { firstName: say('guests.former.firstName'), lastName: say('guests.former.lastName') }
  await removeDetails(profile.id, services)
  await eraseFromTrips(profile, { ...name, email: placeholderEmail(stay.employeeId) }, services)
  await eraseRows(row, { profile: name, employee: { jobTitle: '' } }, db)
  await db
    .update(guestStays)
    .set({ clearedAt: now(), hasAccess: false, hasEmail: false, version: stay.version + 1 })
    .where(eq(guestStays.employeeId, stay.employeeId))
}

/**
 * Removes name and address of the guest from trips that others booked for them, and as the booker of trips, and what they
 * wrote on these trips when they were asked whether they are safe, and what was written when these were approved.
 */
async function eraseFromTrips(
  { companyId, email }: GuestRow['profile'],
  former: { firstName: string; lastName: string; email: string },
  { db }: Services,
): Promise<void> {
  const theirs = db.select({ id: trips.id }).from(trips).where(namesGuest({ companyId, email }))
  await removeRollCallWords(and(eq(rollCallPeople.isForGuest, true), inArray(rollCallPeople.tripId, theirs)), db)
  await removeApprovalWords(inArray(approvalQuestions.tripId, theirs), db)
  await db.update(trips).set({ guest: former, fields: fieldsWithoutTexts }).where(namesGuest({ companyId, email }))
  await replaceBookerAddress({ companyId, email }, former.email, db)
}

/** Number of guests per query. */
const pageSize = 50

/** Work on one locked guest. It checks its own condition again: the guest may have changed since they were listed. */
type GuestJob = (row: GuestRow, services: Services) => Promise<void>

/**
 * Runs a job for all guests of a condition, page by page, except erased ones. Each guest has a separate transaction. A
 * failure is logged, and the job continues with the next guest.
 */
async function forEachGuest(where: SQL | undefined, job: GuestJob, services: Services): Promise<void> {
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
