import { eq, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallKeys, rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { aboutFor } from '#server/domains/risk/rollCalls/about.ts'
import { personColumns, reachOfAsked, type Recipient } from '#server/domains/risk/rollCalls/recipients.ts'
import type { RollCallRow } from '#server/domains/risk/rollCalls/states.ts'
import { button, facts, paragraph, quietButton, quote, writeLetter } from '#server/mail/letter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { WaitingMail } from '#server/services/mailQueue.ts'
import type { Services } from '#server/services/services.ts'

/** A person to write to, with the id of their row. */
export type Asked = Pick<Recipient, 'firstName' | 'lastName' | 'email' | 'culture'> & { personId: string }

interface Letter {
  rollCall: RollCallRow
  people: readonly Asked[]
  isReminder: boolean
}

/** Rows written in one statement. */
const atOnce = 500

/** The name of a company and the telephone of its agency for emergencies. */
export async function companyOf(db: Database, companyId: string) {
  const [company] = await db
    .select({ name: companies.displayName, agency: companies.agency })
    .from(companies)
    .where(eq(companies.id, companyId))
  return {
    name: company?.name ?? '',
    phone: company?.agency.emergencyPhone ?? company?.agency.contactPhone ?? null,
  }
}

/**
 * Queues the mails of a roll call, each in the language of its person. A question has two links with a new key, of
 * which only the hash is stored; keys of earlier mails stay valid until the roll call ends.
 */
export async function mailRollCall(tx: Database, letter: Letter, services: Services): Promise<void> {
  const { rollCall, people } = letter
  const company = await companyOf(tx, rollCall.companyId)
  const isQuestion = rollCall.kind === 'rollCall'
  const keyed = people.map((person) => ({ person, key: isQuestion ? randomToken() : null }))
  const keys = keyed.flatMap(({ person, key }) => (key ? [{ keyHash: sha256(key), personId: person.personId }] : []))
  for (const rows of slicesOf(keys, atOnce)) await tx.insert(rollCallKeys).values(rows)
  const mails = keyed.map(({ person, key }) => mailTo(person, { ...letter, key, company, services }))
  await services.mailQueue.addAll(tx, kindOf(letter), mails)
}

/** Withdraws the question and the reminder to people of roll calls where these wait in the queue. */
export async function withdrawMails(
  tx: Database,
  where: SQL | undefined,
  { mailQueue }: Pick<Services, 'mailQueue'>,
): Promise<void> {
  const people = await tx
    .select({ id: rollCallPeople.id, isForGuest: rollCallPeople.isForGuest, ...personColumns })
    .from(rollCallPeople)
    .innerJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(where)
  const mails = people.flatMap(({ id, ...person }) => {
    const reach = reachOfAsked(person)
    return reach ? [{ to: { name: '', address: reach.email }, about: id }] : []
  })
  // The question and its reminder have the same topic (mail/letterTopics.ts).
  await mailQueue.withdraw(tx, 'rollCallAsked', mails)
}

const kindOf = ({ rollCall, isReminder }: Letter) => {
  if (rollCall.kind === 'announcement') return 'rollCallAnnounced'
  return isReminder ? 'rollCallReminder' : 'rollCallAsked'
}

interface Content extends Pick<Letter, 'rollCall' | 'isReminder'> {
  /** Appears in this mail only. */
  key: string | null
  company: { name: string; phone: string | null }
  services: Services
}

function mailTo({ firstName, lastName, email, culture, personId }: Asked, content: Content): WaitingMail {
  const { rollCall, isReminder, key, company, services } = content
  const { say } = formatterFor(culture)
  const about = aboutFor(rollCall, culture)
  const { note } = rollCall
  const link = (answer: 'safe' | 'needsHelp') =>
    `${services.env.PUBLIC_URL}/${localeCodeOf(culture)}/roll-call/${key ?? ''}?answer=${answer}`
  const values = {
    name: firstName,
    company: company.name,
    about: facts(about, []),
    note: note ? [...paragraph(say('rollCalls.note', { company: company.name })), quote(note)] : [],
    phone: company.phone ? say('rollCalls.phone', { phone: company.phone }) : '',
    hasPhone: company.phone ? 'yes' : 'no',
    safe: button(link('safe')),
    needsHelp: quietButton(link('needsHelp')),
  }
  const letter = key === null ? 'announcement' : isReminder ? 'reminder' : 'question'
  return {
    to: { name: fullName({ firstName, lastName }), address: email },
    about: personId,
    subject: say(`rollCalls.${letter}.subject`, { about }),
    letter: writeLetter(culture, `rollCalls.${letter}.text`, values),
  }
}
