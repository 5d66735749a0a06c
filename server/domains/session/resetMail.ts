import { eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import { issueReset, resetHours } from '#server/domains/session/invitations.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Queues a mail with a link to set a new password, in the language of the person. Does nothing for an unknown address,
 * or a person who may not sign in; the caller must not learn which.
 */
export async function sendReset(login: string, { db, env, mailQueue, now }: Services): Promise<void> {
  const [held] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, login))
  const found = held && (await loadAccount(db, held.id))
  if (!found?.isActive) return
  const { account, profile } = found
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const momentFor = await momentsFor(db, [profile.id])
  await db.transaction(async (tx) => {
    const { token, expiresAt } = await issueReset(tx, account.id, now())
    const { moment, zone } = momentFor(profile.id, expiresAt)
    const until = { hours: resetHours, until: moment, zone }
    const link = button(invitationAddress(env, token))
    const values = { name: profile.firstName || account.email, button: link, ...until }
    await mailQueue.add(tx, 'passwordForgotten', {
      to: { name: fullName(profile), address: account.email },
      subject: say('session.reset.subject'),
      letter: writeLetter(culture, 'session.reset.text', values),
    })
  })
}
