import type { ArrangementAnswer } from '#contract/arranger/arrangers.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { button, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect
type Status = ArrangementAnswer['status']

interface Both {
  traveler: Profile
  arranger: Profile
}

/** Queues a mail to an arranger, in their language, with the answer of the traveler. */
export async function sendAnswerToArranger(
  tx: Database,
  { traveler, arranger, status }: Both & { status: Status },
  services: Services,
) {
  const { say } = formatterFor(arranger.cultureCode)
  const name = fullName(traveler)
  const words = { status, who: name, name: arranger.firstName, button: button(services.env.PUBLIC_URL) }
  await services.mailQueue.add(tx, 'arrangerAnswer', {
    to: { name: fullName(arranger), address: arranger.email },
    about: traveler.id,
    replyTo: { name, address: traveler.email },
    subject: say('arranger.mail.subject', { status, who: name }),
    letter: writeLetter(arranger.cultureCode, 'arranger.mail.text', words),
  })
}

/** Queues a mail to a traveler, in their language: the arranger has ended the arrangement. */
export async function sendEndToTraveler(tx: Database, { traveler, arranger }: Both, services: Services) {
  const { say } = formatterFor(traveler.cultureCode)
  const who = fullName(arranger)
  const words = { who, name: traveler.firstName, button: button(services.env.PUBLIC_URL) }
  await services.mailQueue.add(tx, 'arrangerEnded', {
    to: { name: fullName(traveler), address: traveler.email },
    about: arranger.id,
    replyTo: { name: who, address: arranger.email },
    subject: say('arranger.ended.subject', { who }),
    letter: writeLetter(traveler.cultureCode, 'arranger.ended.text', words),
  })
}
