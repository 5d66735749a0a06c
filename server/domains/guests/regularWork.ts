import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { guestLimits } from '#contract/guests.ts'
import { supportedCulture } from '#contract/locales.ts'
import { employees } from '#server/db/schema/company.ts'
import { groupTravelers } from '#server/db/schema/groups.ts'
import { guestStays } from '#server/db/schema/guests.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { lockGuest } from '#server/domains/guests/findGuest.ts'
import type { GuestRef } from '#server/domains/guests/findGuest.ts'
import { endSignInsOf } from '#server/domains/grants/heldAccount.ts'
import { dayText } from '#server/domains/guests/guestMail.ts'
import { removalDay } from '#server/domains/guests/presentGuest.ts'
import { lastTripDay, namesGuest, readGuests } from '#server/domains/guests/readGuests.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { forgetBooker, nothingKnown, removeDetails } from '#server/domains/profile/removeDetails.ts'
import { Refusal } from '#server/http/envelope.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { addressOfNone } from '#server/mail/noAddress.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { Services } from '#server/services/services.ts'

/** Guests who are read at once. */
const atOnce = 50

/**
 * What happens to guests by itself, looked after at intervals: whose end is past signs in no more, hosts are reminded
 * of trips that end later, and details are removed in time. Each guest in a transaction of their own; one for whom it
 * fails keeps nobody else waiting.
 */
export async function lookAfterGuests(services: Services): Promise<void> {
  const today = earliestDay(services.now())
  const stands = isNull(guestStays.clearedAt)
  await forEach(and(stands, eq(employees.status, 'active'), lt(guestStays.endDate, today)), expire, services)
  const lastDay = lastTripDay(services.db)
  const soon = lte(guestStays.endDate, addDays(today, guestLimits.reminder))
  const isUntold = sql`${guestStays.remindedOf} is distinct from ${guestStays.endDate}`
  const travelsOn = sql`${lastDay} > ${guestStays.endDate}::text`
  await forEach(and(stands, eq(employees.status, 'active'), soon, isUntold, travelsOn), remind, services)
  const end = sql`least(${guestStays.endDate}, (${guestStays.deactivatedAt} at time zone 'UTC')::date)`
  const kept = addDays(today, -guestLimits.kept)
  await forEach(and(stands, sql`${end} < ${kept}`, sql`coalesce(${lastDay}, '') < ${kept}`), clear, services)
}

type Work = (row: GuestRow, services: Services) => Promise<void>

/** Does something for all guests that a condition selects, page by page. */
async function forEach(where: SQL | undefined, work: Work, services: Services): Promise<void> {
  const now = services.now()
  const page = { today: earliestDay(now), now, order: [asc(guestStays.employeeId)], limit: atOnce }
  for (let last = ''; ;) {
    const after = and(where, gt(guestStays.employeeId, last))
    const found = await readGuests(services.db, { ...page, where: after })
    for (const { stay } of found) await tryFor(refOf(stay), work, services)
    if (found.length < atOnce) return
    last = found.at(-1)!.stay.employeeId
  }
}

/** Does something for a guest, looked at again once they are locked. Whoever has been removed meanwhile is skipped. */
async function tryFor(guestRef: GuestRef, work: Work, services: Services): Promise<void> {
  try {
    await services.db.transaction(async (tx) => {
      const within = { ...services, db: tx }
      await work(await lockGuest(tx, guestRef, services.now()), within)
    })
  } catch (error) {
    const isGone = error instanceof Refusal && error.status === 404
    if (!isGone) logFailure('A guest was not looked after.', error, { work: work.name, employee: guestRef.employeeId })
  }
}

const refOf = ({ companyId, employeeId }: GuestRow['stay']): GuestRef => ({ companyId, employeeId })
const isStay = ({ stay }: GuestRow) => eq(guestStays.employeeId, stay.employeeId)

async function expire(row: GuestRow, services: Services): Promise<void> {
  if (row.status !== 'expired') return
  await services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, row.employee.id))
  await endSignInsOf(row.profile.id, services)
}

/** Once for an end date, and only where a trip ends after it. */
async function remind(row: GuestRow, services: Services): Promise<void> {
  const { stay, lastTripDay, host } = row
  if (!host || lastTripDay === null || lastTripDay <= stay.endDate || stay.remindedOf === stay.endDate) return
  await services.db.update(guestStays).set({ remindedOf: stay.endDate }).where(isStay(row))
  await tellHost(row, lastTripDay, services)
}

async function tellHost({ stay, profile, host }: GuestRow, tripEnd: string, { db, mailQueue }: Services) {
  const isHost = eq(profiles.id, host?.profileId ?? '')
  const [reader] = await db.select().from(profiles).where(isHost)
  const [creator] = await db.select().from(profiles).where(eq(profiles.id, stay.createdByProfileId))
  if (!reader || !creator) return
  const culture = supportedCulture(reader.cultureCode)
  const { say } = formatterFor(culture)
  const words = {
    name: reader.firstName,
    guest: `${profile.firstName} ${profile.lastName}`,
    end: dayText(stay.endDate, culture),
    tripEnd: dayText(tripEnd, culture),
    creator: `${creator.firstName} ${creator.lastName}`,
  }
  await mailQueue.add(db, 'guestEnding', {
    to: { name: `${reader.firstName} ${reader.lastName}`, address: reader.email },
    replyTo: { name: words.creator, address: creator.email },
    subject: say('guests.ending.subject', words),
    text: `${say('guests.ending.text', words)}\n`,
  })
}

/** Removes the personal details of a guest in time. Their row stays without a name, so that trips keep their sums. */
async function clear(row: GuestRow, services: Services): Promise<void> {
  const isOver = row.status === 'expired' || row.status === 'deactivated'
  if (!isOver || removalDay(row) >= earliestDay(services.now())) return
  const { stay, profile, employee } = row
  const { db, now } = services
  const email = addressOfNone(employee.id)
  const { say } = formatterFor(profile.cultureCode)
  const name = { firstName: say('guests.former.firstName'), lastName: say('guests.former.lastName') }
  await removeDetails(profile.id, services)
  await clearTrips(profile, { ...name, email }, services)
  await db
    .update(profiles)
    .set({ ...name, ...nothingKnown, email, version: sql`${profiles.version} + 1` })
    .where(eq(profiles.id, profile.id))
  await db
    .update(groupTravelers)
    .set({ keyHash: null, keyExpiresAt: null })
    .where(eq(groupTravelers.profileId, profile.id))
  await db.update(employees).set({ jobTitle: '', status: 'inactive' }).where(eq(employees.id, employee.id))
  await db
    .update(guestStays)
    .set({ clearedAt: now(), hasAccess: false, hasEmail: false, version: stay.version + 1 })
    .where(isStay(row))
}

/** Takes name and address out of trips: those on the bookings of others, and who booked. */
async function clearTrips(
  { companyId, email }: GuestRow['profile'],
  former: { firstName: string; lastName: string; email: string },
  { db }: Services,
): Promise<void> {
  await db.update(trips).set({ guest: former }).where(namesGuest({ companyId, email }))
  await forgetBooker({ companyId, email }, former.email, db)
}
