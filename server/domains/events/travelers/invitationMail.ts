import type { Database } from '#server/db/client.ts'
import type { GroupTravelerRow } from '#server/domains/events/answer.ts'
import { groupWords, personOf, type GroupWords, type Reader } from '#server/domains/events/groupWords.ts'
import { lastKeyDay } from '#server/domains/events/invitation/invitationKeys.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { button, facts, paragraph, quote, writeLetter } from '#server/mail/letter.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface Invited {
  /** The row before the new key replaces an earlier one. */
  row: Pick<GroupTravelerRow, 'id' | 'status' | 'keyHash'>
  profile: Reader
  /** Appears in this mail only; null for a preview. */
  key: string | null
}

interface Invitations {
  read: Group
  kind: 'groupInvitation' | 'groupReminder'
  invited: Invited[]
}

/** Queues a mail to each of these people, in their language, with the address of the event and their key. */
export async function mailInvitations(
  tx: Database,
  { read, kind, invited }: Invitations,
  services: Services,
): Promise<void> {
  const wordsFor = await groupWords(tx, read)
  const mails = invited.map((each) => ({
    to: personOf(each.profile),
    about: read.group.id,
    replyTo: personOf(read.organizer),
    ...letterTo(wordsFor(each.profile), { read, kind, each }, services),
  }))
  await services.mailQueue.addAll(tx, kind, mails)
}

/** The subject of the mail to one traveler, and what it says. */
export const letterTo = (
  words: GroupWords,
  { kind, ...about }: Omit<About, 'services'> & Pick<Invitations, 'kind'>,
  services: Services,
) => lettersOf[kind](words, valuesOf(words, { ...about, services }))

interface About {
  read: Group
  each: Invited
  services: Services
}

function valuesOf({ locale, event, about, say }: GroupWords, { read, each, services }: About) {
  const { group, organizer } = read
  const query = new URLSearchParams({ id: group.shareableId, ...(each.key !== null && { key: each.key }) }).toString()
  const today = earliestDay(services.now())
  const ahead = (day: string | null) => (day !== null && day >= today ? day : null)
  const answerBy = ahead(group.answerBy)
  const bookBy = ahead(group.bookBy)
  const who = personOf(organizer).name
  const arrival = group.arrivalTime && new Date(`${group.startDate}T${group.arrivalTime.slice(0, 5)}Z`)
  return {
    about: [
      facts(event, [...about, ...(arrival ? [say('events.arriveBy', { time: arrival, day: arrival })] : [])]),
      ...(group.notes ? [...paragraph(say('events.notes', { who })), quote(group.notes)] : []),
    ],
    who,
    name: each.profile.firstName,
    answer: each.row.status,
    button: button(`${services.env.PUBLIC_URL}/${locale}/event?${query}`),
    earlierLink: each.row.keyHash === null ? 'no' : 'yes',
    until: new Date(lastKeyDay(read, services.now())),
    days: [
      // Without a last day for answers, or after it, an answer is accepted until the event begins.
      answerBy ? say('events.deadline.answer', { day: new Date(answerBy) }) : say('events.deadline.none'),
      ...(bookBy ? [say('events.deadline.book', { day: new Date(bookBy) })] : []),
    ].join('\n'),
  }
}

type Values = ReturnType<typeof valuesOf>

const lettersOf = {
  groupInvitation: ({ say, culture, event }: GroupWords, values: Values) => ({
    subject: say('events.invitation.subject', { event }),
    letter: writeLetter(culture, 'events.invitation.text', values),
  }),
  groupReminder: ({ say, culture, event }: GroupWords, values: Values) => ({
    subject: say('events.reminder.subject', { event, answer: values.answer }),
    letter: writeLetter(culture, 'events.reminder.text', values),
  }),
}
