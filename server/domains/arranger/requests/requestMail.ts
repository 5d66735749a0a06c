import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf, supportedCulture } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import type { profiles } from '#server/db/schema/company/people.ts'
import { momentsFor } from '#server/domains/session/momentText.ts'
import { button, quietButton, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect

interface RequestMail {
  traveler: Profile
  arranger: Profile
  /** Appears in this mail only. */
  key: string
  until: Date
}

/** Queues a mail to a traveler, in their language, with the name of the arranger and the link to answer. */
export async function sendRequestToTraveler(
  tx: Database,
  { traveler, arranger, key, until }: RequestMail,
  services: Services,
) {
  const culture = supportedCulture(traveler.cultureCode)
  const { say } = formatterFor(culture)
  const who = fullName(arranger)
  const link = (action: 'approve' | 'decline') =>
    `${services.env.PUBLIC_URL}/${localeCodeOf(culture)}/arranger/request/${key}/${action}`
  const momentFor = await momentsFor(tx, [traveler.id])
  const { moment, zone } = momentFor(traveler.id, until)
  const words = {
    who,
    name: traveler.firstName,
    approve: button(link('approve')),
    decline: quietButton(link('decline')),
    until: moment,
    zone,
  }
  await services.mailQueue.add(tx, 'arrangerRequest', {
    to: { name: fullName(traveler), address: traveler.email },
    replyTo: { name: who, address: arranger.email },
    subject: say('arranger.request.subject', { who }),
    letter: writeLetter(culture, 'arranger.request.text', words),
  })
}
