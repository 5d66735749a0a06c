import { fullName } from '#contract/texts/fullName.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Queues a mail about a new password, so that the owner of the account notices a change by another person. */
export async function sendNewPasswordNotice(tx: Database, { account, profile }: LoadedAccount, services: Services) {
  const { env, mailQueue, now } = services
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const momentFor = await momentsFor(tx, [profile.id])
  const { moment: at, zone } = momentFor(profile.id, now())
  const name = profile.firstName || account.email
  await mailQueue.add(tx, 'passwordChanged', {
    to: { name: fullName(profile), address: account.email },
    subject: say('session.newPassword.subject'),
    letter: writeLetter(culture, 'session.newPassword.text', {
      name,
      address: account.email,
      at,
      zone,
      button: button(env.PUBLIC_URL),
    }),
  })
}
