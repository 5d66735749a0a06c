import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Role } from '#contract/session/roles.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import type { GuestContext } from '#server/domains/guests/findGuest.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import type { Services } from '#server/services/services.ts'

/** Formats a day, `yyyy-MM-dd`, for a mail. */
export const dayText = (day: string, culture: string): string =>
  formatterFor(culture).formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'long' })

/**
 * Tells a host, in their language, that they were named as the host of a guest, and by whom. Does nothing for a guest
 * manager who is the host. The link leads a guest manager to the guest, and a guest booker to where trips are booked.
 * A waiting mail to the former host of the guest is withdrawn.
 * @param row the guest with the new host
 */
export async function sendHostNamed(
  { stay, profile, host }: GuestRow,
  { caller, services: { db, env, mailQueue } }: Pick<GuestContext, 'caller' | 'services'>,
  former?: GuestRow['host'],
): Promise<void> {
  const about = stay.employeeId
  if (former)
    await mailQueue.withdraw(db, 'guestHostNamed', [{ to: { name: fullName(former), address: former.email }, about }])
  if (!host || host.profileId === caller.profileId) return
  const [reader] = await db.select().from(profiles).where(eq(profiles.id, host.profileId))
  const [actor] = await db.select().from(profiles).where(eq(profiles.id, caller.profileId))
  if (!reader || !actor) return
  const culture = supportedCulture(reader.cultureCode)
  const page = await pageFor(reader, db)
  const words = { guest: fullName(profile), who: fullName(actor), end: dayText(stay.endDate, culture), page }
  const pages = `${env.PUBLIC_URL}/${localeCodeOf(culture)}`
  await mailQueue.add(db, 'guestHostNamed', {
    to: { name: fullName(reader), address: reader.email },
    replyTo: { name: words.who, address: actor.email },
    subject: formatterFor(culture).say('guests.hostNamed.subject', words),
    letter: writeLetter(culture, 'guests.hostNamed.text', {
      ...words,
      name: reader.firstName,
      button: button(page === 'guest' ? `${pages}/guests/${stay.employeeId}/edit` : `${pages}/home`),
    }),
    about,
  })
}

/** The page that the host may open: the guest's own, the booking of trips for guests (§6), or neither. */
async function pageFor(
  { id, companyId }: typeof profiles.$inferSelect,
  db: Services['db'],
): Promise<'guest' | 'booking' | 'none'> {
  const held = await db.select({ role: profileRoles.role }).from(profileRoles).where(eq(profileRoles.profileId, id))
  const has = (wanted: Role) => held.some(({ role }) => role === wanted)
  if (has('GuestManager')) return 'guest'
  const [company] = await db.select({ obtKind: companies.obtKind }).from(companies).where(eq(companies.id, companyId))
  return has('GuestBooking') && company?.obtKind === 'ZIIOBT' ? 'booking' : 'none'
}
