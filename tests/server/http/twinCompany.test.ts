import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#server/api.ts'
import { imports, roleRequests } from '#server/db/schema/company/admin.ts'
import { carbonTargets } from '#server/db/schema/reports/carbon.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import type { Operation } from '#server/http/operations/operation.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import type { Services } from '#server/services/services.ts'
import { plantTwin } from '#tests/support/db/twinCompany.ts'
import { employeeIdOf, openTestApi, profileIdOf } from '#tests/support/http/api.ts'
import { plantScimToken } from '#tests/support/scim/plantScimToken.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await plantMissing(at.services)
})
afterAll(() => at.close())

/** Adds records of which the demo has none. */
async function plantMissing(services: Services) {
  const { db, now } = services
  const whose = { companyId: 'aurora', actorProfileId: profileIdOf('admin@aurora') }
  const file = { kind: 'employees' as const, fileName: 'people.csv', totalRows: 1, createdAt: now() }
  await plantScimToken(services, 'aurora')
  await db.insert(imports).values({ id: 'i1', ...whose, ...file, columns: ['email'], status: 'receiving' })
  const request = { id: 'rr1', companyId: 'aurora', profileId: profileIdOf('vip@aurora') }
  await db.insert(roleRequests).values({ ...request, role: 'VIP', askedAt: now() })
  await db.insert(carbonTargets).values({ companyId: 'aurora', budgets: { 2026: 9000 } })
}

const people = ['everything', 'traveller', 'arranger', 'organiser', 'guestmanager'] as const
type Name = (typeof people)[number]

/** Records of a person and of the company, by their names in paths. */
async function idsOf(name: Name): Promise<Record<string, string>> {
  const profileId = profileIdOf(`${name}@aurora`)
  const { db } = at.services
  const isOwn = and(eq(trips.profileId, profileId), isNull(trips.guest))
  const [trip] = await db.select().from(trips).where(isOwn).limit(1)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.profileId, profileId)).limit(1)
  return {
    profileId,
    employeeId: name === 'guestmanager' ? 'e-aurora-guest-1' : employeeIdOf(`${name}@aurora`),
    ...(trip && { bookingId: trip.bookingId, recordLocator: trip.bookingId }),
    ...(invoice && { invoiceId: invoice.id }),
    cardId: `card-aurora-${name}-1`,
    paymentMethodId: `card-aurora-${name}-1`,
    documentId: `doc-aurora-${name}`,
    contactId: `ec-aurora-${name}`,
    tpId: `pref-aurora-${name}`,
    membershipId: `mem-aurora-${name}-air`,
    companyId: 'aurora',
    hrProfileId: 'hr-aurora-traveller',
    id: 'tp-aurora-standard',
    travellerEmail: 'traveller@aurora.example',
    costCenterId: 'cc-aurora-210',
    creditCardId: 'gc-aurora-visa',
    groupTravelId: 'g-aurora-summit',
    shareableId: 'summit-7Q4mZkV2xWc9RtLb',
    groupId: 'aurora-staff',
    rollCallId: 'rc-aurora-storms',
    moduleId: 'before-you-go',
    appId: 'kerbside',
    importId: 'i1',
    category: 'air',
  }
}

const companyCardIds = { costCenterId: 'cc-aurora-400', creditCardId: 'cc-aurora-mastercard' }
const period = 'companyId=aurora&fromDate=2026-01-01&toDate=2026-12-31'
/** The queries that calls cannot do without, by the end of their paths. */
const queries: Record<string, string> = {
  preview: `?${period}&type=executive2&cultureCode=en-CA`,
  'groupid-by-cost-center': '?costCenter=210',
  template: '?kind=employees',
  itineraries: `?profileIds=${profileIdOf('traveller@aurora')}`,
}

/** Streams do not end, a token is another each time, and documents are drawn from what other calls answer. */
const isCompared = ({ method, path, answer }: Operation) =>
  method === 'get' && !path.endsWith('/help-desk-token') && (typeof answer === 'object' || answer === 'csv')

/** The queries of a call: where it searches, also one that finds most of what there is. */
function queriesOf({ path, query }: Operation): string[] {
  const [needed = '', fields] = [queries[path.split('/').at(-1)!], Object.keys(query?._zod.def.shape ?? {})]
  const searched = fields.filter((name) => ['search', 'term'].includes(name)).map((name) => `?${name}=a`)
  return [needed, ...searched]
}

/** The answers to everything that people of the company may ask, by person and path. */
async function answers(): Promise<Map<string, { status: number; body: unknown }>> {
  const all = new Map<string, { status: number; body: unknown }>()
  for (const name of people) {
    const ids = await idsOf(name)
    for (const each of operations.filter(isCompared)) {
      const given = each.path.includes('/payment-methods') ? { ...ids, ...companyCardIds } : ids
      const path = addressOf(each).replace(/:(\w+)/g, (_, parameter: string) => given[parameter] ?? parameter)
      for (const query of queriesOf(each)) {
        const answer = await at.send(`${name}@aurora`, path + query)
        const text = await answer.text()
        all.set(`${name}: ${path}${query}`, {
          status: answer.status,
          body: /^[[{]/.test(text) ? JSON.parse(text) : text,
        })
      }
    }
  }
  return all
}

test('another company with the same people, trips and figures changes no answer', async () => {
  const before = await answers()
  await plantTwin(at.services.db, 'aurora')
  const after = await answers()
  const answered = new Set([...before].flatMap(([call, { status }]) => (status === 200 ? [call.split(': ')[1]] : [])))
  expect(answered.size, 'calls that somebody may make').toBeGreaterThan(140)
  for (const [call, answer] of before) expect.soft(after.get(call), call).toEqual(answer)
})
