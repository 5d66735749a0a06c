import { supportedCulture } from '#contract/locales.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { invitationHours, issueInvitation } from '#server/domains/session/invitations.ts'
import { sendMail } from '#server/mail/send.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Mails the administrator of a company a new link for choosing a password, in their language; earlier links become
 * invalid.
 * @returns when the link expires
 * @throws 502 when the mail server refuses the mail
 */
export async function sendInvitation(
  { account, profile }: LoadedAccount,
  company: string,
  { db, env, now }: Services,
): Promise<Date> {
  const { token, expiresAt } = await issueInvitation(db, account.id, now())
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const words = {
    name: profile.firstName || account.email,
    company,
    link: invitationAddress(env, token),
    until: utcText(expiresAt, culture),
    hours: invitationHours,
  }
  await sendMail(env, {
    to: { name: `${profile.firstName} ${profile.lastName}`.trim(), address: account.email },
    subject: say('session.invitation.subject', { company }),
    text: `${say('session.invitation.text', words)}\n`,
  })
  return expiresAt
}

/** Day and time in UTC, as the reader's time zone is unknown. */
export const utcText = (at: Date, culture: string) =>
  formatterFor(culture).formatDate(at, { dateStyle: 'long', timeStyle: 'short' })
