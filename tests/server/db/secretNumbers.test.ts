import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { cardDigits } from '#contract/fields/cardNumbers.ts'
import { operations } from '#server/api.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { companyOf, employeeIdOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'

// §3, §9: full numbers of cards, passports and travelers are accepted once and never seen again.
let at: Awaited<ReturnType<typeof openTestApi>>
const answered: string[] = []

beforeAll(async () => {
  at = await openTestApi()
})
afterAll(async () => {
  await at.close()
})

const me = 'traveller@aurora'
const cards = `/main/profiles/${profileIdOf(me)}/credit-cards`
const documents = `/main${placeOf(me)}/travel-documents`

async function call(method: string, path: string, body?: object, as: Handle = me): Promise<Response> {
  // With a key, the request and its answer are kept as well.
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `"${randomUUID()}"` }
  const json = body && { body: JSON.stringify(body), headers }
  const answer = await at.send(as, path, { method, ...json })
  answered.push(await answer.clone().text(), JSON.stringify([...answer.headers]))
  return answer
}

const typed = {
  cards: ['6011 1111 1111 1117', '3530-1113-3330-0000', '36227206271667', '6304000000000000', '4000 0566 5566 5556'],
  documents: ['QX 482-915', 'HB7731904', 'KT5559021'],
  travelers: ['TT 8841-2067', '508841206', '998841207', '808841208', '8841209', 'TE88412067', '501-884-1210'],
}
const spanned = { expiryDate: '2030-05', uses: ['air'] }
const passport = { type: 'passport', issueCountry: 'CA', expirationDate: '2030-05-01' }

/** Traveler numbers typed by the person, their Admin and their arranger; refused, tested for, and failing. */
async function enterTravelerNumbers() {
  const [tsa, nexus, globalEntry, sentri, redressNumber, otherTsa, failing] = typed.travelers
  const patch = (fields: object, as?: Handle, op = 'replace') =>
    call('PATCH', `/main${placeOf(me)}`, toPatch(fields, op), as).then(({ status }) => status)
  expect(await patch({ tsa, nexus })).toBe(200)
  expect(await patch({ globalEntry, sentri, redressNumber }, 'admin@aurora')).toBe(200)
  expect(await patch({ tsa: otherTsa })).toBe(200)
  expect(await patch({ tsa: `${tsa}?`, phoneExtension: nexus })).toBe(400)
  expect(await patch({ nexus: globalEntry }, me, 'test')).toBe(412)
  await at.services.db.execute(sql`alter table profiles add constraint never check (version > 99) not valid`)
  expect(await patch({ nexus: failing })).toBe(500)
}
const toPatch = (fields: object, op: string) =>
  Object.entries(fields).map(([field, value]) => ({ op, path: `/${field}`, value: value as unknown }))

/** Numbers taken, changed, refused as they are, refused in other fields, and where the database fails. */
async function enterNumbers() {
  const [first, second, third, wrong, broken] = typed.cards
  const card = (await (await call('POST', cards, { ...spanned, number: first, name: 'One' })).json()) as { id: string }
  await call('PUT', `${cards}/${card.id}`, { ...spanned, version: 1, number: second, name: 'One' })
  await call('POST', cards, { ...spanned, number: second, name: 'Twice' })
  await call('POST', cards, { ...spanned, number: third, name: `My ${third}` })
  await call('POST', cards, { ...spanned, number: wrong, name: 'Wrong' })
  await call('POST', cards, { ...spanned, number: third, name: 'Unknown field', typed: third })
  const [one, two, failing] = typed.documents
  const document = (await (await call('POST', documents, { ...passport, number: one })).json()) as { id: string }
  await call('PUT', `${documents}/${document.id}`, { ...passport, version: 1, number: two })
  await call('POST', documents, { ...passport, number: two })
  await at.services.db.execute(sql`alter table credit_cards add constraint never check (version > 99) not valid`)
  await at.services.db.execute(sql`alter table travel_documents add constraint never check (version > 99) not valid`)
  const failures = [
    await call('POST', cards, { ...spanned, number: broken, name: 'Broken' }),
    await call('POST', documents, { ...passport, number: failing }),
  ]
  expect(failures.map(({ status }) => status)).toEqual([500, 500])
}

const ids: Record<string, string> = {
  companyId: companyOf(me),
  profileId: profileIdOf(me),
  employeeId: employeeIdOf(me),
  cardId: 'card-aurora-traveller-1',
  paymentMethodId: 'card-aurora-traveller-1',
  documentId: 'doc-aurora-traveller',
  category: 'air',
  costCenterId: 'cc-aurora-400',
  creditCardId: 'cc-aurora-mastercard',
}

async function askEverything() {
  const reads = operations.filter(({ method, answer }) => method === 'get' && typeof answer !== 'string')
  for (const each of reads) {
    const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
    for (const who of [me, 'admin@aurora', 'arranger@aurora'] as const) await call('GET', path, undefined, who)
  }
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { db } = at.services
  const tables = (await db.execute(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as { rows: { schema: string; name: string }[] }
  expect(tables.rows.length).toBeGreaterThan(20)
  const texts: string[] = []
  for (const { schema, name } of tables.rows) {
    const rows = await db.execute(sql`select row_to_json(each)::text as line from
      ${sql.identifier(schema)}.${sql.identifier(name)} as each`)
    texts.push(...(rows as { rows: { line: string }[] }).rows.map(({ line }) => line))
  }
  return texts.join('\n')
}

/** Everything that is sealed, opened. */
async function sealedNumbers(): Promise<string[]> {
  const { db, sealer } = at.services
  const rows = [
    ...(await db.select().from(creditCards)),
    ...(await db.select().from(companyCards)),
    ...(await db.select().from(travelDocuments)),
  ]
  const numbers = (await db.select().from(profiles)).flatMap(({ travellerNumbers: travelerNumbers }) =>
    Object.values(travelerNumbers),
  )
  return [...rows.map(({ sealedNumber }) => sealedNumber), ...numbers.map(({ sealed }) => sealed)].map(sealer.open)
}

test('the database, answers and log contain no full number of a card, passport or traveler', async () => {
  expectLog(/"code":"23514","constraint":"\w+"/)
  await enterNumbers()
  await enterTravelerNumbers()
  await askEverything()
  expect(await sealedNumbers()).toEqual(expect.arrayContaining(['TE88412067', '508841206', '8841209']))
  const numbers = new Set([...(await sealedNumbers()), ...Object.values(typed).flat().map(cardDigits)])
  expect(numbers.size).toBeGreaterThan(40)
  const places = { database: await dump(), answers: answered.join('\n'), log: logged() }
  expect(places.answers).toContain('*****1904')
  expect(places.answers).toContain('*******067')
  for (const [place, text] of Object.entries(places)) {
    const joined = text.replace(/[ -]/g, '').toUpperCase()
    expect(
      [...numbers].filter((number) => joined.includes(number)),
      place,
    ).toEqual([])
  }
})
