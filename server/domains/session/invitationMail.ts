import { fullName } from '#contract/fullName.ts'
import { supportedCulture } from '#contract/locales.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { invitationHours, issueInvitation } from '#server/domains/session/invitations.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { sendMail } from '#server/mail/send.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Mails the admin of a company a new link to set a password, in their language. Earlier links become invalid. With an
 * external provider there is no password, and the mail has the address of the sign-in.
 * @returns when the link expires; undefined without a link
 * @throws 502 when the mail server refuses the mail
 */
export async function sendInvitation(
  { account, profile }: LoadedAccount,
  company: string,
  { db, env, now }: Services,
): Promise<Date | undefined> {
  const { say } = formatterFor(supportedCulture(profile.cultureCode))
  const named = { name: profile.firstName || account.email, company }
  const send = (text: string) =>
    sendMail(env, {
      to: { name: fullName(profile), address: account.email },
      subject: say('session.invitation.subject', { company }),
      text: `${text}\n`,
    })
  if (isExternal(env)) {
    const there = { link: env.PUBLIC_URL, provider: new URL(env.OIDC_ISSUER).host, address: account.email }
    await send(say('session.invitation.elsewhere', { ...named, ...there }))
    return undefined
  }
  const { token, expiresAt } = await issueInvitation(db, account.id, now())
  const link = invitationAddress(env, token)
  const momentFor = await momentsFor(db, [profile.id])
  const { moment: until, zone } = momentFor(profile.id, expiresAt)
  await send(say('session.invitation.text', { ...named, link, until, zone, hours: invitationHours }))
  return expiresAt
}
