import type { ArrangementAnswer } from '#contract/arrangers.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { trySendMail } from '#server/mail/send.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect
type Status = ArrangementAnswer['status']

interface Telling {
  traveler: Profile
  arranger: Profile
  status: Status
}

/** Mails an arranger, in their language, what the traveller decided. Never throws. */
export async function notifyArranger({ traveler, arranger, status }: Telling, { env }: Services): Promise<void> {
  const { say } = formatterFor(arranger.cultureCode)
  const name = `${traveler.firstName} ${traveler.lastName}`
  await trySendMail(env, {
    to: { name: `${arranger.firstName} ${arranger.lastName}`, address: arranger.email },
    replyTo: { name, address: traveler.email },
    subject: say('arranger.mail.subject', { status, who: name }),
    text: `${say('arranger.mail.text', { status, who: name, name: arranger.firstName, address: env.PUBLIC_URL })}\n`,
  })
}
