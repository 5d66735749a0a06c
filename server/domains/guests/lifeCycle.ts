import { eq, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { changeGuest, recordGuestChange, type GuestRef, type GuestContext } from '#server/domains/guests/findGuest.ts'
import { endAccess } from '#server/domains/grants/heldAccount.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { endDateChange, recordCompanyGuest, statusChange } from '#server/domains/guests/recordCompanyGuest.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Sets the last day of a guest. A deactivated or expired guest becomes active again. */
export const extendGuest = (guestRef: GuestRef, endDate: string, context: GuestContext) =>
  changeGuest(guestRef, context, async (row, within) => {
    const isBack = row.employee.status !== 'active' || row.status === 'deactivated' || row.status === 'expired'
    if (!isBack && endDate === row.stay.endDate) return
    await setStay(row, { endDate, deactivatedAt: null }, 'active', within)
    await within.mailQueue.withdraw(within.db, 'guestDeactivated', [{ to: personOf(row) }])
    const fields = [...(endDate === row.stay.endDate ? [] : ['endDate']), ...(isBack ? ['active'] : [])]
    await recordGuestChange(row.profile, { fields }, { ...context, services: within })
    const changes = [...endDateChange(row.stay.endDate, endDate), ...(isBack ? statusChange('active') : [])]
    const action = isBack ? 'activated' : 'changed'
    await recordCompanyGuest(guestRef, { action, changes }, { ...context, services: within })
  })

/** Deactivates a guest at once: their access ends, and no trips can be booked for them. Sends them a mail. */
export const deactivateGuest = (guestRef: GuestRef, context: GuestContext) =>
  changeGuest(guestRef, context, async (row, within) => {
    if (row.status === 'deactivated') return
    await setStay(row, { deactivatedAt: within.now(), invitedAt: null }, 'inactive', within)
    await recordGuestChange(row.profile, { fields: ['active'] }, { ...context, services: within })
    const change = { action: 'deactivated', changes: statusChange('inactive') } as const
    await recordCompanyGuest(guestRef, change, { ...context, services: within })
    await endAccess([row.profile.id], within)
    if (row.stay.hasAccess && row.stay.hasEmail) await sendDeactivation(row, context, within)
  })

async function setStay(
  { employee }: GuestRow,
  stay: Partial<typeof guestStays.$inferInsert>,
  status: 'active' | 'inactive',
  { db }: Services,
) {
  await db.update(employees).set({ status }).where(eq(employees.id, employee.id))
  await db
    .update(guestStays)
    .set({ ...stay, version: sql`${guestStays.version} + 1` })
    .where(eq(guestStays.employeeId, employee.id))
}

const personOf = ({ profile }: Pick<GuestRow, 'profile'>) => ({ name: fullName(profile), address: profile.email })

async function sendDeactivation(
  { profile }: GuestRow,
  { caller }: GuestContext,
  { db, mailQueue }: Services,
): Promise<void> {
  const [actor] = await db.select().from(profiles).where(eq(profiles.id, caller.profileId))
  if (!actor) return
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const words = { name: profile.firstName, who: fullName(actor) }
  await mailQueue.add(db, 'guestDeactivated', {
    to: personOf({ profile }),
    replyTo: { name: words.who, address: actor.email },
    subject: say('guests.deactivated.subject'),
    letter: writeLetter(culture, 'guests.deactivated.text', words),
  })
}
