import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import type { Operation } from '#server/http/operations/operation.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { companyOf, employeeIdOf, openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { plantScimToken } from '#tests/support/scim/plantScimToken.ts'
import { everybody, foreigners, principals, target, type Principal } from '#tests/support/http/principals.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await plantScimToken(at.services, companyOf(target))
})
afterAll(() => at.close())

const people = everybody.filter((who) => who !== 'anonymous')

/** The callers each rule allows. All others get 401, 403 or 404. */
const allowed: Record<string, readonly Principal[]> = {
  anyone: everybody,
  keyHolder: everybody,
  signedIn: people,
  ownProfile: ['self'],
  ownEmployee: ['self'],
  profileReader: ['self', 'approvedArranger', 'admin'],
  profileEditor: ['self', 'approvedArranger', 'admin'],
  profileAdmin: ['admin'],
  profileOrAdmin: ['self', 'admin'],
  employeeReader: ['self', 'approvedArranger', 'admin'],
  employeeBooker: ['self', 'approvedArranger'],
  companyAdmin: ['admin'],
  employeeAdmin: ['admin'],
  companyScores: ['finance'],
  // Reports name no company in their path: they are of the caller's own.
  companyReports: ['finance', 'foreignFinance'],
  reportReader: people,
  scoreOfficer: ['finance'],
  scoreReader: people.filter((who) => !foreigners.includes(who)),
  scoreOrReportReader: people.filter((who) => !foreigners.includes(who)),
  budgetReader: ['finance', 'admin'],
  carbonOfficer: ['finance'],
  carbonReader: people.filter((who) => !foreigners.includes(who)),
  companyRisk: ['risk'],
  ownRisk: ['self'],
  adviceReader: ['self', 'approvedArranger', 'admin'],
  feedReader: ['admin', 'risk'],
  eventOrganizer: ['organiser'],
  eventReader: ['organiser', 'admin'],
  guestManager: ['guestManager'],
  ownEducation: ['self'],
  educationAdmin: ['admin'],
  marketplaceReader: people.filter((who) => ![...foreigners, 'guest'].includes(who)),
  marketplaceAdmin: ['admin'],
  deskUser: people.filter((who) => who !== 'guest'),
  ownDeskEmployee: ['self'],
  ownDesk: ['self'],
  // No person of these companies is an agent: tests/server/helpDesk.
  deskAgent: [],
  companyMember: people.filter((who) => !foreigners.includes(who)),
}
/** Narrower than their rule: the policy is for those who hold it. The executive and restricted ones hold another. */
const holders = people.filter((who) => ![...foreigners, 'sandbox', 'guest', 'vip'].includes(who))

const ids: Record<string, string> = {
  companyId: companyOf(target),
  profileId: profileIdOf(target),
  employeeId: employeeIdOf(target),
  hrProfileId: 'hr-aurora-traveller',
  id: 'tp-aurora-standard',
  bookingId: 'NOSUCH',
  recordLocator: 'NOSUCH',
  invoiceId: 'no-such-invoice',
  cardId: 'card-aurora-traveller-1',
  paymentMethodId: 'card-aurora-traveller-1',
  documentId: 'doc-aurora-traveller',
  contactId: 'ec-aurora-traveller',
  tpId: 'pref-aurora-traveller',
  membershipId: 'mem-aurora-traveller-air',
  category: 'air',
  creditCardId: 'gc-aurora-visa',
  groupTravelId: 'g-aurora-summit',
  shareableId: 'summit-7Q4mZkV2xWc9RtLb',
  costCenterId: 'cc-aurora-210',
  roleId: 'ccr-aurora-210-owner-vip',
  importId: 'no-such-import',
  approvalId: 'no-such-question',
  travelRequestId: 'no-such-request',
  absenceId: 'no-such-absence',
  jobId: 'no-such-job',
  tokenId: 'scim-aurora',
  groupId: 'aurora-staff',
  travellerEmail: `${target.split('@')[0]}@aurora.example`,
  internalInvoiceDetailsId: 'no-such-booking',
  creditId: 'no-such-credit',
  rollCallId: 'no-such-roll-call',
  personId: 'no-such-person',
  searchId: 'no-such-search',
  permitId: 'no-such-permit',
  stayId: 'no-such-stay',
  noticeId: 'notice-aurora-planned',
  contentId: 'content-aurora-news-1',
  moduleId: 'before-you-go',
  appId: 'kerbside',
  appRequestId: 'no-such-request',
  deskRequestId: 'no-such-request',
  fieldId: 'tf-aurora-purpose',
}
/** The ids of the guest whose record the calls of guest management name. */
const guestIds = { ...ids, employeeId: 'e-aurora-guest-1' }
/** The ids of the card that the calls of company cards name. */
const companyCardIds = { ...ids, costCenterId: 'cc-aurora-400', creditCardId: 'cc-aurora-mastercard' }
function idsFor({ access, path }: Operation): Record<string, string> {
  if (path.includes('/cost-centers/:costCenterId/payment-methods')) return companyCardIds
  return access.name === 'guestManager' ? guestIds : ids
}
const pathOf = (each: Operation) => addressOf(each).replace(/:(\w+)/g, (_, name: string) => idsFor(each)[name] ?? name)

/** A path without an id is of the caller's own company, where the foreign administrator is one too. */
const isOfEveryCompany = ({ path, access }: Operation) =>
  (!path.includes(':') && access.name === 'companyAdmin') ||
  (!path.includes(':companyId') && ['companyReports', 'companyRisk'].includes(access.name))

function expectedFor(each: Operation): readonly Principal[] {
  if (each.method === 'get' && each.path.endsWith('/travel-policies/:id')) return holders
  const expected = allowed[each.access.name] ?? []
  // Insights name the company in their path, the other reports are of the caller's own.
  if (['reportReader', 'companyReports'].includes(each.access.name) && each.path.includes(':companyId'))
    return expected.filter((who) => !foreigners.includes(who))
  return isOfEveryCompany(each) && each.access.name === 'companyAdmin' ? [...expected, 'foreignAdmin'] : expected
}

function expectedRefusal(who: Principal, each: Operation) {
  if (who === 'anonymous') return 401
  return foreigners.includes(who) && !isOfEveryCompany(each) ? 404 : 403
}

/** Answers that may be 404 past the guard, because no such row is in the demo. */
const unknownRows =
  /:importId|:jobId|:bookingId|:invoiceId|:calendarFile|:phoneNumber|:key|:travellerEmail|:internalInvoiceDetailsId|:searchId|:recordLocator|:permitId|:stayId|:rollCallId|:appRequestId|:approvalId|:travelRequestId|:absenceId/

async function checkAnswer(who: Principal, each: Operation, isAllowed: boolean) {
  // An unknown version, so that no record is removed before the next caller.
  const path = each.method === 'delete' ? `${pathOf(each)}?version=999` : pathOf(each)
  const answer = await at.send(principals[who], path, { method: each.method.toUpperCase() })
  const { status } = answer
  const route = `${each.method} ${addressOf(each)}`
  count({ routes: 'operations', route, principal: who, status, leaked: !isAllowed && status < 400 })
  if (isAllowed) {
    // Past the guard, the operation answers, or names the refused input.
    const body = await answer.text()
    expect.soft([200, 400, 404, 409, 412, 415], `${who}: ${body}`).toContain(status)
    if (status === 404) expect.soft(each.path, who).toMatch(unknownRows)
    return
  }
  expect.soft(status, who).toBe(expectedRefusal(who, each))
  expect.soft(failureSchema.safeParse(await answer.json()).error, who).toBeUndefined()
}

// One test for all callers of an operation, whose failure names every caller with a wrong answer.
test.each(operations.map((each) => [`${each.method} ${addressOf(each)}`, each] as const))(
  'the answer of %s is right for each kind of caller',
  async (_, each) => {
    const expected = expectedFor(each)
    for (const who of everybody) await checkAnswer(who, each, expected.includes(who))
  },
)

const isInQuery = ({ path, query }: Operation) =>
  !path.includes(':companyId') && query !== undefined && Object.hasOwn(query._zod.def.shape, 'companyId')
const naming = operations.filter(isInQuery)

test.each(naming.map((each) => [`${each.method} ${addressOf(each)}`, each] as const))(
  'a company in the query is as unknown to the people of others as one in a path: %s',
  async (_, each) => {
    for (const who of people)
      for (const companyId of ['aurora', 'boreal', 'nowhere']) {
        const isOwn = companyId === companyOf(principals[who])
        const { status } = await at.send(principals[who], `${pathOf(each)}?companyId=${companyId}`)
        // Past the guard, the other fields of the query are missing.
        const right = isOwn ? (expectedFor(each).includes(who) ? 400 : 403) : 404
        expect([who, companyId, status]).toEqual([who, companyId, right])
      }
    const anonymous = await at.send(undefined, `${pathOf(each)}?companyId=aurora`)
    expect(anonymous.status).toBe(401)
  },
)

test('a pending request opens nothing, and an approved one does', async () => {
  const person = (key: string) => `/main/companies/aurora/profiles/p-aurora-${key}`
  const status = async (path: string) => (await at.send('arranger@aurora', path)).status
  expect(await status(person('newhire'))).toBe(200)
  expect(await status(person('015'))).toBe(403)
  expect(await status(`${person('015')}/trips`)).toBe(403)
  expect(await status(`${person('traveller')}/roles`)).toBe(403)
})

test('a path with a person and no company uses the company of the caller', async () => {
  const status = async (who: Handle, key: string) => (await at.send(who, `/main/profiles/${key}/credit-cards`)).status
  expect(await status('admin@aurora', 'p-aurora-newhire')).toBe(200)
  expect(await status('arranger@aurora', 'p-aurora-015')).toBe(403)
  expect(await status('newhire@aurora', 'p-aurora-traveller')).toBe(403)
  expect(await status('admin@aurora', 'p-boreal-traveller')).toBe(404)
  expect(await status('admin@aurora', 'p-aurora-nowhere')).toBe(404)
})

test('every mounted route is an operation, a 405, or the public description', () => {
  const known = new Set([...operations.map(addressOf), '/openapi.json', '/docs', '/*'])
  expect(at.api.routes.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  const mounted = at.api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  const declared = operations.map((each) => `${each.method.toUpperCase()} ${addressOf(each)}`)
  expect(mounted.toSorted()).toEqual([...declared, 'GET /openapi.json', 'GET /docs'].toSorted())
})

test('every operation has one of the rules above, and those that name a company are not public', () => {
  for (const each of operations) {
    expect(Object.keys(allowed)).toContain(each.access.name)
    if (each.path.includes(':companyId')) expect(['anyone', 'keyHolder']).not.toContain(each.access.name)
  }
})
