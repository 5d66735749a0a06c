import type { ArrangementAnswer } from '#contract/arrangers.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect
type Status = ArrangementAnswer['status']

interface Telling {
  traveler: Profile
  arranger: Profile
  status: Status
}

/** Queues a mail to an arranger, in their language, of what the traveller decided. */
export async function tellArranger(tx: Database, { traveler, arranger, status }: Telling, services: Services) {
  const { say } = formatterFor(arranger.cultureCode)
  const name = `${traveler.firstName} ${traveler.lastName}`
  const words = { status, who: name, name: arranger.firstName, address: services.env.PUBLIC_URL }
  await services.mailQueue.add(tx, 'arrangerAnswer', {
    to: { name: `${arranger.firstName} ${arranger.lastName}`, address: arranger.email },
    replyTo: { name, address: traveler.email },
    subject: say('arranger.mail.subject', { status, who: name }),
    text: `${say('arranger.mail.text', words)}\n`,
  })
}
