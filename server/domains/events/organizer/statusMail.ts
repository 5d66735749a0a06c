import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { GroupStatus } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import { profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { countsOf } from '#server/domains/events/counts.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'
import { groupWords, personOf, type GroupWords, type Reader } from '#server/domains/events/groupWords.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { belongsCondition } from '#server/domains/profile/belongs.ts'
import { button, facts, writeLetter } from '#server/mail/letter.ts'
import type { Letter } from '#server/services/letter.ts'
import type { MailKind } from '#server/services/mailQueue.ts'

interface Told {
  kind: MailKind
  readers: Reader[]
  replyTo: Omit<Reader, 'cultureCode'>
  subject: (words: GroupWords) => string
  letter: (words: GroupWords, reader: Reader) => Letter
}

/** Queues the mails about a new state of an event: to administrators, its organizer or invited people. */
export async function sendStatusMails(
  tx: Database,
  read: Group,
  to: GroupStatus,
  context: EventContext,
): Promise<void> {
  // A withdrawn or decided request needs no decision any more.
  if (read.status === 'pendingApproval') await withdrawApprovalRequest(tx, read, context)
  const told = await statusMailOf(tx, read, to, context)
  if (!told || told.readers.length === 0) return
  const wordsFor = await groupWords(tx, read)
  const mails = told.readers.map((reader) => {
    const words = wordsFor(reader)
    return {
      to: personOf(reader),
      about: read.group.id,
      replyTo: personOf(told.replyTo),
      subject: told.subject(words),
      letter: told.letter(words, reader),
    }
  })
  await context.services.mailQueue.addAll(tx, told.kind, mails)
}

async function statusMailOf(
  tx: Database,
  read: Group,
  to: GroupStatus,
  context: EventContext,
): Promise<Told | undefined> {
  if (to === 'pendingApproval') return approvalAsked(tx, read, context)
  if (to === 'canceled') return canceled(tx, read, context)
  return read.status === 'pendingApproval' ? approvalAnswered(tx, read, to, context) : undefined
}

async function withdrawApprovalRequest(tx: Database, read: Group, { services }: EventContext): Promise<void> {
  const asked = (await approversOf(tx, read)).map((admin) => ({ to: personOf(admin), about: read.group.id }))
  await services.mailQueue.withdraw(tx, 'groupApprovalAsked', asked)
}

const approversOf = async (tx: Database, { organizer, group }: Group) =>
  (await adminsOf(tx, group.companyId)).filter(({ profileId }) => profileId !== organizer.id)

const pageOf = ({ group }: Group, { locale }: GroupWords, { services }: EventContext) =>
  `${services.env.PUBLIC_URL}/${locale}/events/${group.id}`

async function approvalAsked(tx: Database, read: Group, context: EventContext): Promise<Told> {
  const { organizer, group } = read
  const who = personOf(organizer).name
  const people = (await countsOf(tx, [group.id]))(group.id).listed
  const admins = await approversOf(tx, read)
  return {
    kind: 'groupApprovalAsked',
    readers: admins,
    replyTo: organizer,
    subject: ({ say, event }) => say('events.approval.askSubject', { who, event }),
    letter: (words, { firstName }) =>
      writeLetter(words.culture, 'events.approval.ask', {
        about: facts(words.event, words.about),
        ...budgetOf(read, people, words),
        who,
        name: firstName,
        button: button(pageOf(read, words, context)),
      }),
  }
}

/** The amounts of an approval: the budget per person, and for all people of the list. */
function budgetOf({ group, company }: Group, people: number, { culture }: GroupWords) {
  const { budget } = group
  const format = new Intl.NumberFormat(culture, { style: 'currency', currency: company.currency })
  return budget === null
    ? { budget: 'none', people, total: '' }
    : { budget: format.format(budget), people, total: format.format(budget * people) }
}

async function approvalAnswered(tx: Database, read: Group, status: GroupStatus, context: EventContext): Promise<Told> {
  const by = await callerOrOrganizer(tx, read.organizer, context)
  const values = { status, who: personOf(by).name }
  return {
    kind: 'groupApprovalAnswered',
    readers: by.id === read.organizer.id ? [] : [read.organizer],
    replyTo: by,
    subject: ({ say, event }) => say('events.approval.answerSubject', { ...values, event }),
    letter: (words, { firstName }) =>
      writeLetter(words.culture, 'events.approval.answer', {
        about: facts(words.event, words.about),
        ...values,
        name: firstName,
        button: button(pageOf(read, words, context)),
      }),
  }
}

/** The caller, who changes the state; the organizer when the caller is unknown. */
async function callerOrOrganizer(tx: Database, organizer: Group['organizer'], { caller }: EventContext) {
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, caller.profileId))
  return found ?? organizer
}

/** Mails to invited people who have not declined. An admin is the sender when the organizer has left. */
async function canceled(tx: Database, { group, organizer }: Group, context: EventContext): Promise<Told> {
  const by = await callerOrOrganizer(tx, organizer, context)
  const { groupTravelId, profileId, invitedAt, status } = groupTravelers
  const readers = await tx
    .select({
      ...receiverColumns,
    })
    .from(groupTravelers)
    .innerJoin(profiles, and(eq(profiles.id, profileId), belongsCondition(context.services.now())))
    .where(and(eq(groupTravelId, group.id), isNotNull(invitedAt), inArray(status, ['pending', 'accepted'])))
  const who = personOf(by).name
  return {
    kind: 'groupCanceled',
    readers,
    replyTo: by,
    subject: ({ say, event }) => say('events.canceled.subject', { event }),
    letter: (words, { firstName }) =>
      writeLetter(words.culture, 'events.canceled.text', {
        about: facts(words.event, words.about),
        who,
        name: firstName,
        button: button(`${context.services.env.PUBLIC_URL}/${words.locale}/dashboard/trips`),
      }),
  }
}
