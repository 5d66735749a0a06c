import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendEarlyRequests } from '@/app/sendEarlyRequests'
import { learnAdditions } from '@/http/additions'
import { dropEarlyRequests } from '@/http/earlyRequests'
import { routeOfPath } from '@/routes/routeOfPath'

const coded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const claims = { company_id: 'aurora', ProfileId: 'p1', employee_id: 'e1', exp: Date.now() / 1000 + 600 }
const tokenOf = (role?: string | string[]) => `${coded({})}.${coded({ ...claims, role })}.`
let token: string
const me = '/api/main/companies/aurora/profiles/p1'
const employee = '/api/company/companies/aurora/employees/e1'

let configuration: () => Promise<Response>
let employment: object
const sent = vi.fn<typeof fetch>((url) => {
  if (url === '/api/main/configuration') return configuration()
  return Promise.resolve(Response.json(url === `${employee}/configuration` ? employment : {}))
})
const addresses = () => sent.mock.calls.map(([url]) => url)
const offering =
  (...features: object[]) =>
  () =>
    Promise.resolve(Response.json({ apis: [], features }))
beforeEach(() => {
  token = tokenOf()
  employment = {}
  vi.stubGlobal('location', new URL('https://waymark.example/en-ca/home'))
  vi.stubGlobal('localStorage', { getItem: () => token })
  vi.stubGlobal('fetch', sent)
  learnAdditions([])
})
afterEach(() => {
  dropEarlyRequests()
  vi.unstubAllGlobals()
  sent.mockClear()
})

test('early requests for Home are those of its first screen, never the list of all trips', async () => {
  configuration = offering({ name: 'travelsummary', status: 'enabled' })
  sendEarlyRequests({ name: 'home', params: {} })
  expect(addresses()).toContain(`${me}/itineraries/latest`)
  expect(addresses()).not.toContain(`${me}/travel-summary`)
  await vi.waitFor(() => expect(addresses()).toContain(`${me}/travel-summary`), 10_000)
  expect(addresses()).not.toContain(`${me}/trips`)
})

test.each<[string, () => Promise<Response>]>([
  ['does not offer it', offering({ name: 'calendar', status: 'enabled' })],
  ['offers it no more', offering({ name: 'travelsummary', status: 'hidden' })],
  ['answers nonsense', () => Promise.resolve(new Response('<html>'))],
  ['is down', () => Promise.reject(new Error('down'))],
])('an operation beyond §7 is not requested where the backend %s', async (_, answer) => {
  const answered = vi.fn(answer)
  configuration = answered
  sendEarlyRequests({ name: 'home', params: {} })
  await Promise.allSettled(answered.mock.results.map(({ value }) => value as Promise<Response>))
  // The whole body has been read by then.
  await new Promise((resolve) => setImmediate(resolve))
  expect(addresses()).toContain(`${me}/itineraries/latest`)
  expect(addresses()).not.toContain(`${me}/travel-summary`)
})

test('the counts of the bell are requested with the first answers', async () => {
  configuration = offering({ name: 'actionmarks', status: 'enabled' })
  sendEarlyRequests({ name: 'tripsList', params: {} })
  expect(addresses()).toContain(`${me}/notifications`)
  expect(addresses()).toContain(`${me}/arranger-list`)
  await vi.waitFor(() => expect(addresses()).toContain(`${me}/action-marks`), 10_000)
})

const ofBell = [`${me}/arranger-list`, `${me}/action-marks`]

test.each([['Guest'], [['guest']], ['VIP Guest']])(
  'a guest, with %j as role, who has no bell, requests the rest of Home without its counts',
  async (role) => {
    token = tokenOf(role)
    configuration = offering({ name: 'actionmarks', status: 'enabled' }, { name: 'travelsummary', status: 'enabled' })
    sendEarlyRequests({ name: 'home', params: {} })
    await vi.waitFor(() => expect(addresses()).toContain(`${me}/travel-summary`), 10_000)
    expect(addresses()).toContain(`${me}/notifications`)
    for (const count of ofBell) expect(addresses()).not.toContain(count)
  },
)

test('the counts of the bell are requested for a role that only begins like a guest’s', async () => {
  token = tokenOf(['GuestManager', 'GuestBooking'])
  configuration = offering({ name: 'actionmarks', status: 'enabled' })
  sendEarlyRequests({ name: 'home', params: {} })
  await vi.waitFor(() => expect(addresses()).toEqual(expect.arrayContaining(ofBell)), 10_000)
})

test('the trips page requests its list early', () => {
  configuration = offering()
  sendEarlyRequests({ name: 'tripsList', params: {} })
  expect(addresses()).toContain(`${me}/trips`)
})

test('the trip of an address is requested before its page has loaded, under its encoded number', () => {
  configuration = offering()
  const found = routeOfPath('/en-ca/dashboard/trips/A%2FB')
  expect(found).toEqual({ name: 'trip', params: { localeCode: 'en-ca', bookingId: 'A/B' } })
  sendEarlyRequests(found!)
  expect(addresses()).toContain(`${me}/trips/A%2FB`)
})

test.each([
  [true, 'Traveller', 1],
  [false, 'Traveller', 0],
  [true, 'Guest', 0],
])(
  'the travel policy is requested as soon as its id is known, and events where they are offered (%s) to a %s',
  async (groupEvents, role, requests) => {
    token = tokenOf(role)
    configuration = offering()
    employment = { features: { groupEvents }, travelPolicy: { id: 'tp1' } }
    sendEarlyRequests({ name: 'tripsList', params: {} })
    const policy = '/api/company/admin/companies/aurora/travel-policies/tp1'
    await vi.waitFor(() => expect(addresses()).toContain(policy), 10_000)
    expect(addresses().filter((url) => typeof url === 'string' && url.includes('/group-travels?'))).toHaveLength(
      requests,
    )
  },
)
