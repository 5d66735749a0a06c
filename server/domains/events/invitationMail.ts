import type { Database } from '#server/db/client.ts'
import type { GroupTravelerRow } from '#server/domains/events/answer.ts'
import { groupWords, personOf } from '#server/domains/events/groupWords.ts'
import type { GroupWords, Reader } from '#server/domains/events/groupWords.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { utcText } from '#server/domains/session/invitationMail.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface Invited {
  row: Pick<GroupTravelerRow, 'id' | 'status'>
  profile: Reader
  /** Appears in this mail only. */
  key: string
}

interface Invitations {
  read: Group
  kind: 'groupInvitation' | 'groupReminder'
  invited: Invited[]
  until: Date
}

/** Queues a mail to each of these people, in their language, with the address of the event and their key. */
export async function mailInvitations(
  tx: Database,
  { read, kind, invited, until }: Invitations,
  services: Services,
): Promise<void> {
  const wordsFor = await groupWords(tx, read)
  const mails = invited.map((each) => {
    const words = wordsFor(each.profile)
    return {
      to: personOf(each.profile),
      replyTo: personOf(read.organizer),
      ...lettersOf[kind](words, valuesOf(words, { read, each, until, services })),
    }
  })
  await services.mailQueue.addAll(tx, kind, mails)
}

interface About {
  read: Group
  each: Invited
  until: Date
  services: Services
}

function valuesOf({ culture, locale, event, about, say }: GroupWords, { read, each, until, services }: About) {
  const { group, organizer } = read
  const query = new URLSearchParams({ id: group.shareableId, key: each.key }).toString()
  const today = earliestDay(services.now())
  /** After a day that was set there is time until the event begins. */
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null)
  const bookBy = ahead(group.bookBy)
  return {
    event,
    about,
    who: personOf(organizer).name,
    name: each.profile.firstName,
    answer: each.row.status,
    link: `${services.env.PUBLIC_URL}/${locale}/event?${query}`,
    until: utcText(until, culture),
    days: [
      say('events.deadline.answer', { day: new Date(ahead(group.answerBy) ?? group.startDate) }),
      ...(bookBy ? [say('events.deadline.book', { day: new Date(bookBy) })] : []),
    ].join('\n'),
  }
}

type Values = ReturnType<typeof valuesOf>

const lettersOf = {
  groupInvitation: ({ say }: GroupWords, values: Values) => ({
    subject: say('events.invitation.subject', values),
    text: `${say('events.invitation.text', values)}\n`,
  }),
  groupReminder: ({ say }: GroupWords, values: Values) => ({
    subject: say('events.reminder.subject', values),
    text: `${say('events.reminder.text', values)}\n`,
  }),
}
