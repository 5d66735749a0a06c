import { and, isNotNull, not, or, type SQL } from 'drizzle-orm'
import { type GroupMailKind, type GroupMailPreview, groupMailLeftOut } from '#contract/events/groupTravelers.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { findOwnGroup, type EventContext } from '#server/domains/events/findGroup.ts'
import { groupWords } from '#server/domains/events/groupWords.ts'
import { letterTo } from '#server/domains/events/travelers/invitationMail.ts'
import { dueCondition, letters } from '#server/domains/events/travelers/invite.ts'
import { travelersIn } from '#server/domains/events/travelers/readTravelers.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { letterText } from '#server/mail/letterText.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'

type Filters = ReturnType<typeof travelersIn>['filters']

/**
 * Previews a mail: its text, the number of recipients, and the skipped people with reasons. Sends nothing.
 * @throws 404
 */
export async function mailPreview(
  groupId: string,
  kind: GroupMailKind,
  context: EventContext,
): Promise<GroupMailPreview> {
  const { language, services } = context
  const { db, now: clock } = services
  const now = clock()
  const read = await findOwnGroup(db, groupId, context)
  const people = travelersIn(db, groupId, now)
  const due = dueCondition(letters[kind], people.filters, now)
  const counts: Record<string, number> = await people.counts({ due, ...leftOut(kind, people.filters, now) })
  const [first] = await people.readers(due, 1)
  const leftOutThere = groupMailLeftOut
    .map((reason) => ({ reason, people: counts[reason] ?? 0 }))
    .filter((each) => each.people > 0)
  if (!first) return { people: 0, leftOut: leftOutThere, subject: '', text: '' }
  const { cultureCode } = read.organizer
  const reader = languageOfCulture(cultureCode, 'en') === language ? cultureCode : language
  const words = (await groupWords(db, read))({ ...first.profile, cultureCode: reader })
  const { subject, letter } = letterTo(
    words,
    { read, kind: letters[kind].kind, each: { ...first, key: null } },
    services,
  )
  return { people: counts['due'] ?? 0, leftOut: leftOutThere, subject, text: letterText(letter).trimEnd() }
}

/** Conditions of skipped people, one for each reason. */
function leftOut(kind: GroupMailKind, filters: Filters, now: Date): Record<string, SQL | undefined> {
  const belongs = belongsCondition(now)!
  if (kind === 'invitations') return { left: not(belongs), invited: and(belongs, isNotNull(groupTravelers.invitedAt)) }
  const { invited, pending, notBooked, notInvited } = filters
  const askedCondition = or(pending, notBooked)!
  return {
    left: not(belongs),
    notInvited: and(belongs, notInvited),
    done: and(belongs, invited, not(askedCondition)),
    tooSoon: and(belongs, invited, askedCondition, not(letters.reminders.waitedCondition(now)!)),
  }
}
