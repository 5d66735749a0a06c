import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tripsChannel } from '#contract/toolAddress.ts'
import { refreshOnReturn } from '@/app/refreshOnReturn'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip } from '../support/factories.ts'
import { network, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'

let asked = 0
let trips = [makeTrip()]
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  ;[asked, trips, visibility] = [0, [makeTrip()], 'visible']
  setClock('2026-05-09T12:00:00Z')
  network.use(
    http.get(`*/api/main${paths.trips}`, () => {
      asked += 1
      return HttpResponse.json(trips)
    }),
  )
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => vi.restoreAllMocks())

async function show() {
  const { store } = await renderPage(<TripsPage />, {
    path: '/dashboard/trips?group=Upcoming',
    messages: ['tripLists'],
  })
  await screen.findAllByText(/Vancouver/)
  refreshOnReturn(store)
  expect(asked).toBe(1)
}
const bookElsewhere = () =>
  (trips = [makeTrip(), makeTrip({ bookingId: 'NEW123', internalTripId: 't-new', destination: 'Halifax' })])
/** As a browser reports a person's return: first that the page is seen, then that it has the focus. */
const comeBack = () => {
  fireEvent(document, new Event('visibilitychange'))
  fireEvent(window, new Event('focus'))
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))

test('coming back after a while shows what was booked in another tab, asked for once', async () => {
  await show()
  bookElsewhere()
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  expect(await screen.findAllByText(/Halifax/)).not.toHaveLength(0)
  expect(asked).toBe(2)
})

test('coming back at once asks for nothing: the data is fresh', async () => {
  await show()
  setClock('2026-05-09T12:00:05Z')
  comeBack()
  await aMoment()
  expect(asked).toBe(1)
})

test('the tool’s word that it booked is heard at once, by a hidden tab when it is seen', async () => {
  await show()
  bookElsewhere()
  visibility = 'hidden'
  const tool = new BroadcastChannel(tripsChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's
  tool.postMessage('changed')
  await aMoment()
  expect(asked).toBe(1)
  visibility = 'visible'
  comeBack()
  expect(await screen.findAllByText(/Halifax/)).not.toHaveLength(0)
  expect(asked).toBe(2)
  tool.close()
})

test('without a network nothing is asked, and what is shown stays', async () => {
  await show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  await aMoment()
  expect(asked).toBe(1)
  await waitFor(() => expect(screen.getAllByText(/Vancouver/)).not.toHaveLength(0))
})
