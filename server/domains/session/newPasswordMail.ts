import { supportedCulture } from '#contract/locales.ts'
import type { Database } from '#server/db/client.ts'
import type { LoadedAccount } from '#server/domains/session/account.ts'
import { utcText } from '#server/domains/session/utcText.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Queues the mail by which the owner of an account notices a new password that is not theirs. */
export async function tellOfNewPassword(tx: Database, { account, profile }: LoadedAccount, services: Services) {
  const { env, mailQueue, now } = services
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const name = profile.firstName || account.email
  await mailQueue.add(tx, 'passwordChanged', {
    to: { name: `${profile.firstName} ${profile.lastName}`.trim(), address: account.email },
    subject: say('session.newPassword.subject'),
    text: `${say('session.newPassword.text', { name, address: account.email, at: utcText(now(), culture), link: env.PUBLIC_URL })}\n`,
  })
}
