import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { invitationHours, issueInvitation } from '#server/domains/session/invitations.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { sendMail } from '#server/mail/send.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import type { Letter } from '#server/services/letter.ts'
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
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const named = { name: profile.firstName || account.email, company }
  const send = (letter: Letter) =>
    sendMail(
      env,
      {
        to: { name: fullName(profile), address: account.email },
        subject: say('session.invitation.subject', { company }),
        letter,
      },
      'administrator',
    )
  if (isExternal(env)) {
    const there = { button: button(env.PUBLIC_URL), provider: new URL(env.OIDC_ISSUER).host, address: account.email }
    await send(writeLetter(culture, 'session.invitation.elsewhere', { ...named, ...there }))
    return undefined
  }
  const { token, expiresAt } = await issueInvitation(db, account.id, now())
  const link = button(invitationAddress(env, token))
  const momentFor = await momentsFor(db, [profile.id])
  const { moment: until, zone } = momentFor(profile.id, expiresAt)
  await send(
    writeLetter(culture, 'session.invitation.text', { ...named, button: link, until, zone, hours: invitationHours }),
  )
  return expiresAt
}
