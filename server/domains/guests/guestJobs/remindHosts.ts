import { and, eq, lte, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { guestLimits } from '#contract/arranger/guests.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { forEachGuest } from '#server/domains/guests/guestJobs/forEachGuest.ts'
import { dayText } from '#server/domains/guests/guestMail.ts'
import { lastTripDay, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { Services } from '#server/services/services.ts'

/** Mails the host of each guest who ends soon and has a trip after that day: once for each end date. */
export const remindHosts = (services: Services): Promise<void> => {
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
