import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchTelemetry } from '@/app/telemetry/watchTelemetry'
import { endSessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { network } from '#tests/support/page/network.ts'

const connection =
  'InstrumentationKey=0a1b2c3d-0000-0000-0000-000000000000;IngestionEndpoint=https://telemetry.example/'

interface Envelope {
  tags: Record<string, string>
  data: { baseType: string; baseData: Record<string, unknown> }
}
let sent: Envelope[] = []
/** The addresses that were called. */
let called: string[] = []

const noteCall = ({ request }: { request: Request }) => void called.push(request.url)
const ignore = () => undefined
beforeEach(() => {
  sent = []
  called = []
  network.events.on('request:start', noteCall)
  network.use(
    http.post('https://telemetry.example/v2/track', async ({ request }) => {
      const items = (await request.json()) as Envelope[]
      sent.push(...items)
      return HttpResponse.json({ itemsReceived: items.length, itemsAccepted: items.length, errors: [] })
    }),
    http.get('*/api/main/companies/aurora/profiles/p-1', () => HttpResponse.json({})),
  )
  // Without a listener the runner would take the errors of this test for its own.
  window.addEventListener('error', ignore)
})
afterEach(() => {
  endSessionEpoch()
  network.events.removeAllListeners()
  window.removeEventListener('error', ignore)
})

const signIn = (id: string) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { sub: id, Id: id, ProfileId: 'p-1', company_id: 'aurora', exp }
  storage.write('accessToken', `h.${btoa(JSON.stringify(claims))}.s`)
}

function openRouter() {
  const page = { path: '*', element: null }
  const router = createMemoryRouter([page], { initialEntries: ['/en-us/admin/e-zoe-quill/edit-employee?name=Zoe'] })
  router.subscribe(() => undefined)
  return router
}

/** As if the person left the page: what waits is sent. */
const leave = () => window.dispatchEvent(new Event('pagehide'))
const stored = () => [localStorage, sessionStorage].map((each) => Object.entries(each))
const kinds = () => sent.map(({ data }) => data.baseType).toSorted()

test('pages, calls and errors are reported without addresses, queries and what people wrote', async () => {
  signIn('user-7')
  const router = openRouter()
  const before = stored()
  watchTelemetry(router, connection)
  await fetch('/api/main/companies/aurora/profiles/p-1?search=Zo%C3%A9')
  const error = new TypeError('Zoe Quill is no number')
  window.dispatchEvent(new ErrorEvent('error', { message: error.message, error, filename: 'https://a.example/Zoe.js' }))
  await router.navigate('/en-us/dashboard/trips?bookingId=QX7K2M')
  await waitFor(() => {
    leave()
    expect(kinds()).toEqual(['ExceptionData', 'PageviewData', 'PageviewData', 'RemoteDependencyData'])
  })
  const views = sent.filter(({ data }) => data.baseType === 'PageviewData')
  expect(views.map(({ data }) => [data.baseData['name'], data.baseData['url']])).toEqual([
    ['editEmployee', '/:localeCode/admin/:employeeId/edit-employee'],
    ['tripsList', '/:localeCode/dashboard/trips'],
  ])
  const call = sent.find(({ data }) => data.baseType === 'RemoteDependencyData')
  expect(call?.data.baseData).toMatchObject({ name: 'GET /api/main/companies/:id/profiles/:id', resultCode: '200' })
  for (const { tags } of sent) expect(tags['ai.user.authUserId']).toBe('user-7')
  expect(JSON.stringify(sent)).not.toMatch(/zoe|zo%|quill|QX7K2M|p-1|aurora|\?|en-us/i)
  // Nothing is stored, and no other host is called.
  expect(stored()).toEqual(before)
  expect(document.cookie).toBe('')
  const hosts = new Set(called.map((address) => new URL(address).host))
  expect([...hosts].toSorted()).toEqual([location.host, 'telemetry.example'])
})

test('nothing is reported after signing out', async () => {
  signIn('user-7')
  const router = openRouter()
  watchTelemetry(router, connection)
  await waitFor(() => {
    leave()
    expect(kinds()).toEqual(['PageviewData'])
  })
  sent = []
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Zoe') }))
  // This error waits to be reported when the person signs out.
  fail()
  endSessionEpoch()
  fail()
  await router.navigate('/en-us/dashboard/trips')
  leave()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent).toEqual([])
})

test('nothing is reported before somebody signs in, and nothing that is no plain id of them', async () => {
  const router = openRouter()
  watchTelemetry(router, connection)
  leave()
  expect(called).toEqual([])
  signIn('zoe@visitor.example')
  await router.navigate('/en-us/home')
  await waitFor(() => {
    leave()
    expect(kinds()).toEqual(['PageviewData'])
  })
  expect(sent[0]?.tags).not.toHaveProperty('ai.user.authUserId')
})

test('a connection string without an endpoint reports nothing', async () => {
  signIn('user-7')
  const router = openRouter()
  watchTelemetry(router, 'InstrumentationKey=0a1b2c3d-0000-0000-0000-000000000000')
  await router.navigate('/en-us/home')
  leave()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(called).toEqual([])
})
