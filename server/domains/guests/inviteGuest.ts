import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { pausedUntil } from '#contract/time/letterPause.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { changeGuest, recordGuestChange, type GuestRef, type GuestContext } from '#server/domains/guests/findGuest.ts'
import { createAccount } from '#server/domains/grants/heldAccount.ts'
import { dayText } from '#server/domains/guests/guestMail.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { recordCompanyGuest } from '#server/domains/guests/recordCompanyGuest.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { signInLink } from '#server/domains/session/signInLink.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Sends the invitation again; the earlier link stops working.
 * @throws 409 for a guest who has signed in or has no access; 429 within an hour of the last invitation
 */
export const inviteAgain = (guestRef: GuestRef, context: GuestContext) =>
  changeGuest(guestRef, context, async (row, within) => {
    if (row.status !== 'invited')
      throw new Refusal(
        409,
        'notInvited',
        'There is nobody to invite: they have signed in already, or may not sign in.',
      )
    if (isJustInvited(row, within)) throw invitedRecently()
    await inviteGuest(row, within)
    await recordGuestChange(row.profile, { fields: ['invitation'] }, { ...context, services: within })
    const changes = [{ field: 'invitation', from: null, to: null }]
    await recordCompanyGuest(guestRef, { action: 'changed', changes }, { ...context, services: within })
  })

/** Whether an invitation was sent within the hour, so that its link is still valid. */
export const isJustInvited = ({ stay }: GuestRow, { now }: Services): boolean =>
  pausedUntil(stay.invitedAt, now()) !== undefined

const invitedRecently = () =>
  new Refusal(
    429,
    'invitedRecently',
    'This guest was invited within the last hour. Send another invitation an hour after the last one.',
  )

/** Creates the account of a guest, and mails them, in their language, how to sign in and until when. */
export async function inviteGuest({ stay, profile, host }: GuestRow, services: Services): Promise<void> {
  const { db, env, now, mailQueue } = services
  await createAccount({ profileId: profile.id, email: profile.email }, services)
  await db.update(guestStays).set({ invitedAt: now() }).where(eq(guestStays.employeeId, stay.employeeId))
  const [company] = await db.select().from(companies).where(eq(companies.id, stay.companyId))
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const words = {
    name: profile.firstName,
    company: company?.displayName ?? '',
    host: host ? fullName(host) : (company?.displayName ?? ''),
    end: dayText(stay.endDate, culture),
  }
  await mailQueue.add(db, 'guestInvited', {
    to: { name: fullName(profile), address: profile.email },
    ...(host && { replyTo: { name: words.host, address: host.email } }),
    subject: say('guests.invitation.subject', words),
    letter: writeLetter(culture, isExternal(env) ? 'guests.invitation.elsewhere' : 'guests.invitation.text', {
      ...words,
      ...(await signInLink(profile, services)),
    }),
  })
}
