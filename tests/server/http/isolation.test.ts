import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { companyCards, roleRequests, imports } from '#server/db/schema/company/admin.ts'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import type { InvoiceSummary } from '#contract/trips/invoices.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { plantGroup } from '#tests/support/events/plantGroup.ts'
import { plantScimToken } from '#tests/support/scim/plantScimToken.ts'
import { companyOf, employeeIdOf, openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { aRequest } from '#tests/support/requests/requestFactory.ts'
import { count } from '#tests/support/run/gateCount.ts'

/** An event of aurora that the traveler is invited to. */
const groupOfAurora = {
  creditCardId: 'gc-aurora-visa',
  groupTravelId: 'g-aurora-summit',
  shareableId: 'summit-7Q4mZkV2xWc9RtLb',
}

let at: Awaited<ReturnType<typeof openTestApi>>
/** Real ids of each company, by their names in paths. */
const ids: Record<string, Record<string, string>> = {}

/**
 * The records that administrators of a company manage: a cost centre, a role and a card of it, and an open role
 * request.
 */
const administered = (company: 'aurora' | 'boreal') => ({
  costCenterId: company === 'aurora' ? 'cc-aurora-210' : 'cc-boreal-B20',
  roleId: company === 'aurora' ? 'ccr-aurora-210-owner-vip' : 'ccr-boreal-B20-approver-admin',
  companyCardId: `cc-${company}-mastercard`,
  requestId: `rr-${company}`,
})

async function plantAdministered({ db, now }: typeof at.services) {
  const { costCenterId, companyCardId } = administered('boreal')
  const [card] = await db.select().from(companyCards)
  await db.insert(companyCards).values({ ...card!, id: companyCardId, companyId: 'boreal', costCenterId })
  const request = { role: 'VIP' as const, askedAt: now() }
  await db.insert(roleRequests).values([
    { ...request, id: 'rr-aurora', companyId: 'aurora', profileId: 'p-aurora-vip' },
    { ...request, id: 'rr-boreal', companyId: 'boreal', profileId: 'p-boreal-admin' },
  ])
}

beforeAll(async () => {
  at = await openTestApi()
  await plantAdministered(at.services)
  const groups = { aurora: groupOfAurora, boreal: await plantGroup(at.services, 'traveller@boreal') }
  for (const owner of ['traveller@aurora', 'traveller@boreal'] as const) {
    const [trip] = await at.get<Trip[]>(owner, `/main${placeOf(owner)}/trips`)
    const [invoice] = await at.get<InvoiceSummary[]>(owner, `/main${placeOf(owner)}/invoices`)
    const [arranger] = await at.get<Arranger[]>(owner, `/main${placeOf(owner)}/arranger-list`)
    const importId = `import-of-${companyOf(owner)}`
    await at.services.db.insert(imports).values({
      id: importId,
      companyId: companyOf(owner),
      actorProfileId: profileIdOf(owner),
      kind: 'employees',
      fileName: 'people.csv',
      columns: ['externalId', 'firstName', 'lastName', 'email'],
      status: 'receiving',
      totalRows: 1,
      createdAt: at.clock.now,
    })
    ids[companyOf(owner)] = {
      importId,
      companyId: companyOf(owner),
      profileId: profileIdOf(owner),
      employeeId: employeeIdOf(owner),
      hrProfileId: `hr-${companyOf(owner)}-traveller`,
      id: `tp-${companyOf(owner)}-standard`,
      key: arranger!.key,
      bookingId: trip!.bookingId,
      invoiceId: invoice!.id,
      cardId: `card-${companyOf(owner)}-traveller-1`,
      paymentMethodId: `card-${companyOf(owner)}-traveller-1`,
      documentId: `doc-${companyOf(owner)}-traveller`,
      contactId: `ec-${companyOf(owner)}-traveller`,
      tpId: `pref-${companyOf(owner)}-traveller`,
      membershipId: `mem-${companyOf(owner)}-traveller-air`,
      tokenId: await plantScimToken(at.services, companyOf(owner)),
      ...groups[companyOf(owner) as keyof typeof groups],
      ...administered(companyOf(owner) as keyof typeof groups),
    }
  }
})
afterAll(() => at.close())

const isOfCompanyCard = (path: string) => path.includes('/cost-centers/:costCenterId/payment-methods')
/** The calls of company cards and those of the cards of events have the same name for their id. */
const named = (path: string, given: Record<string, string>) =>
  path
    .replace(/:creditCardId/, isOfCompanyCard(path) ? ':companyCardId' : '$&')
    .replace(/:(\w+)/g, (_, name: string) => given[name] ?? name)
/** A key that was mailed belongs to no company; tests/server/arranger/arrangerRequests.test.ts shows that ids are no keys. */
const withIds = operations.filter(({ path, access }) => path.includes(':') && access.name !== 'keyHolder')

const intruders: Handle[] = [
  'traveller@aurora',
  'admin@aurora',
  'risk@aurora',
  'finance@aurora',
  'arranger@aurora',
  'everything@aurora',
]

test.each(intruders)('the intruder %s learns nothing of the other company, not even which ids exist', async (who) => {
  for (const each of withIds) {
    const answers = await Promise.all(
      [ids['boreal']!, unknownLike(ids['boreal']!)].map(async (given) => {
        const answer = await at.send(who, named(addressOf(each), given), { method: each.method.toUpperCase() })
        const [{ status }, body] = [answer, await answer.text()]
        const route = `${each.method} ${addressOf(each)}`
        count({ routes: 'operations', route, principal: `${who}, elsewhere`, status, leaked: status < 400 })
        return { status, body }
      }),
    )
    expect(answers[0], addressOf(each)).toMatchObject({ status: 404 })
    expect(answers[1]).toEqual(answers[0])
  }
})

const group = {
  names: [{ locale: 'en-CA', value: 'Workshop' }],
  actualLocation: null,
  venue: '',
  address: '',
  startDate: '2099-05-04',
  endDate: '2099-05-05',
  arrivalTime: null,
  answerBy: null,
  bookBy: null,
  budget: null,
  notes: '',
  creditCardId: null,
}

const always = { startDate: '2099-05-04', endDate: null }

/** A sound body for operations that name one thing of a person, so that it is their ids that are refused. */
const bodies: Record<string, unknown> = {
  cancel: { version: 1 },
  report: { topic: 'other', text: 'Hello' },
  ':key': { status: 'removed' },
  ':tokenId': { invites: true },
  ':employeeId': { costCenterId: 'cc-aurora-210' },
  ':cardId': { version: 1, name: 'Mine', expiryDate: '2099-01', uses: ['air'] },
  ':paymentMethodId': { version: 1, uses: ['air'] },
  ':documentId': { version: 1, type: 'passport', issueCountry: 'CA', expirationDate: '2029-01-31' },
  ':contactId': { version: 1, firstName: 'Léa' },
  ':tpId': {
    version: 1,
    seatPositionLengthwise: 'none',
    seatPositionWidthwise: 'none',
    seatLocation: 'none',
    seatType: 'none',
    carSize: 'none',
    roomType: 'none',
    airRequests: '',
    hotelRequests: '',
    carRequests: '',
    trainRequests: '',
    meal: 'none',
  },
  ':membershipId': { version: 1, number: 'ABC123' },
  ':groupTravelId': group,
  travelers: { emails: ['traveller@aurora.example'] },
  'guest-requests': { emails: ['who@nowhere.example'] },
  invitations: {},
  reminders: {},
  removals: { travelerIds: ['gt-summit-traveller'] },
  ':creditCardId': { version: 1, name: 'Mine', expiryDate: '2099-01' },
  rows: { rows: [{ row: 2, cells: [] }] },
  run: { mode: 'skipBad' },
  budgets: { year: 2026, amount: 1, version: 0 },
  status: { status: 'canceled' },
  'payment-methods': { number: '4242424242424242', name: 'Ours', expiryDate: '2028-01', uses: ['air'] },
  assignments: { costCenters: [], employeeIds: [] },
  ':requestId': { decision: 'refused' },
  ':travelRequestId': aRequest,
  'travel-requests': aRequest,
  reopening: { isOpened: true },
  ':shareableId': { status: 'accepted' },
  ':costCenterId': { version: 1, status: 'active' },
  roles: { costCenterId: 'cc-aurora-210', employeeId: 'e-aurora-vip', type: 'delegate', ...always },
  ':roleId': { id: 'ccr-aurora-210-owner-vip', costCenterId: 'cc-aurora-210', version: 1, endDate: '2099-05-05' },
  ':bookingId': {
    version: 1,
    segments: [
      {
        kind: 'hotel',
        providerName: 'Inn',
        number: '',
        productName: '',
        confirmationNumber: '',
        from: { code: 'YUL' },
        departure: '2027-05-12T15:00',
        arrival: '2027-05-13T11:00',
        address: null,
      },
    ],
  },
}
const bodyOf = (each: (typeof operations)[number]): RequestInit => ({
  method: each.method.toUpperCase(),
  ...(each.body && {
    body: JSON.stringify({
      ...(bodies[each.path.split('/').at(-1)!] as object | undefined),
      ...(each.path.endsWith(':creditCardId') && isOfCompanyCard(each.path) && { uses: ['air'] }),
    }),
    headers: { 'Content-Type': 'application/json' },
  }),
})
const queryOf = ({ method, query }: (typeof operations)[number]) =>
  method === 'delete' && query?._zod.def.shape.version ? '?version=1' : ''

const unknownLike = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `${value}-unknown`]))

test.each(intruders)('the intruder %s gets nothing by mixing ids of both companies', async (who) => {
  const names = Object.keys(ids['aurora']!)
  for (const each of withIds) {
    for (const foreign of names.filter((name) => each.path.includes(`:${name}`))) {
      const ofBoreal = { [foreign]: ids['boreal']![foreign]! }
      const card = foreign === 'creditCardId' && { companyCardId: ids['boreal']!.companyCardId! }
      const given = { ...ids['aurora'], ...ofBoreal, ...card }
      const answer = await at.send(who, named(addressOf(each), given) + queryOf(each), bodyOf(each))
      const [{ status }, body] = [answer, await answer.text()]
      const leaked = status < 400 || /boreal/i.test(body)
      const route = `${each.method} ${addressOf(each)}`
      count({ routes: 'operations', route, principal: `${who}, mixing ${foreign}`, status, leaked })
      expect([403, 404], `${addressOf(each)} with foreign ${foreign}`).toContain(status)
      expect(body).not.toMatch(/boreal/i)
    }
  }
})

test('the answers of one company contain no word of the other', async () => {
  for (const each of withIds) {
    const query = each.path.endsWith('/obt') ? '?companyId=aurora&profileId=p-aurora-traveller' : ''
    for (const who of ['traveller@aurora', 'admin@aurora', 'everything@aurora'] as const) {
      const answer = await at.send(who, named(addressOf(each), ids['aurora']!) + query)
      expect(answer.status, addressOf(each)).toBeLessThan(500)
      expect(await answer.text(), addressOf(each)).not.toMatch(/boreal/i)
    }
  }
})
