import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyCalls } from '@/app/earlyCalls'
import { pageOf } from '@/app/pages/pages'
import { learnAdditions } from '@/http/additions'
import { companyHttp, mainHttp } from '@/http/clients'
import {
  currentGroupTravelsPath,
  employeeConfigurationPath,
  featureConfigurationPath,
  notificationsPath,
  profilePath,
  travelPolicyPath,
} from '@/http/paths'
import { routeNames } from '@/routes/table'
import type { Prefetch } from '@/store/prefetch'
import { createStore } from '@/store/store'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'

// A page's early requests (`earlyCalls`, `sendEarlyRequests`) must be the calls that its code makes (`prefetch`). An early
// request that the code does not repeat is wasted; a call that was not sent early comes late.

const me = { companyId: 'aurora', profileId: 'p1', employeeId: 'e1', roles: [] }
const params = { bookingId: 'b/1' }
const policy = { companyId: 'aurora', policyId: 'tp1' }
const asked = vi.fn<(path: string | undefined) => void>()
const sorted = () => asked.mock.calls.map(([path]) => path ?? '').toSorted()
async function expectToAsk(prefetch: Prefetch | undefined, wanted: readonly string[]) {
  void Promise.allSettled(prefetch?.(createStore().dispatch, me, params) ?? [])
  await vi.waitFor(() => expect(sorted().length).toBeGreaterThanOrEqual(wanted.length), 10_000)
  expect(sorted()).toEqual(wanted.toSorted())
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://waymark.example/en-ca/home'))
  learnAdditions([{ name: 'travelsummary', status: 'enabled' }])
  for (const client of [mainHttp, companyHttp])
    client.defaults.adapter = ({ url }) => {
      asked(url)
      return Promise.reject(new Error('not sent'))
    }
})
afterEach(() => {
  learnAdditions([])
  asked.mockClear()
  vi.unstubAllGlobals()
})

const asking = routeNames.filter((name) => earlyCalls[name])

test.each(asking)('the page %s requests its data before its code has arrived', async (name) => {
  const early = earlyCalls[name]?.(me, params).map(({ path }) => path) ?? []
  await expectToAsk((await pageOf(name).load()).prefetch, early)
})

test('the frame requests its data before its code has arrived', async () => {
  const { prefetch } = await import('@/shell/Shell')
  await expectToAsk(prefetch, [
    profilePath(me),
    notificationsPath(me),
    featureConfigurationPath(me),
    employeeConfigurationPath(me),
  ])
})

test.each([
  ['Traveller', [travelPolicyPath(policy), currentGroupTravelsPath(me)]],
  ['Guest', [travelPolicyPath(policy)]],
] as const)('the frame of a %s requests what the answer about the employment names', async (role, further) => {
  const { features } = makeEmployeeConfiguration()
  const employment = makeEmployeeConfiguration({
    features: { ...features, groupEvents: true },
    travelPolicy: { id: policy.policyId },
  })
  companyHttp.defaults.adapter = (config) => {
    asked(config.url)
    if (config.url !== employeeConfigurationPath(me)) return Promise.reject(new Error('not sent'))
    return Promise.resolve({ data: employment, status: 200, statusText: '', headers: {}, config })
  }
  const { prefetch } = await import('@/shell/Shell')
  prefetch(createStore().dispatch, { ...me, roles: [role] }, {}).forEach((each) => void each.catch(() => undefined))
  await vi.waitFor(() => expect(sorted()).toEqual(expect.arrayContaining([...further])), 10_000)
  expect(sorted().includes(currentGroupTravelsPath(me))).toBe(role !== 'Guest')
})
