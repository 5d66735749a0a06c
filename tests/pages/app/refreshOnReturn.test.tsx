import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tripsChannel } from '#contract/booking/toolAddress.ts'
import { refreshOnReturn } from '@/app/refresh/refreshOnReturn'
import TripsPage from '@/domains/trips/list/TripsPage'
import { YourTravelers } from '@/domains/home/responsibilities/YourTravelers'
import { NotificationBell } from '@/shell/header/NotificationBell'
import { makeNotification, makeTrip } from '#tests/support/page/factories.ts'
import { keepMarks } from '#tests/support/notifications/marks.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeTraveler, makeTravelerPage, makeTravelerTrip } from '#tests/support/arranger/travelerFactory.ts'

let asked = 0
let trips = [makeTrip()]
let visibility: DocumentVisibilityState = 'visible'
let end: () => void = () => undefined

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
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

async function show() {
  const { store } = await renderPage(<TripsPage />, {
    path: '/dashboard/trips?group=Upcoming',
    messages: ['tripLists'],
  })
  await screen.findAllByText(/Vancouver/)
  end = refreshOnReturn(store)
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

test('coming back after a while shows a booking of another tab, requested once', async () => {
  await show()
  bookElsewhere()
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  expect(await screen.findAllByText(/Halifax/)).not.toHaveLength(0)
  expect(asked).toBe(2)
})

test('coming back at once requests nothing, as the data is fresh', async () => {
  await show()
  setClock('2026-05-09T12:00:05Z')
  comeBack()
  await aMoment()
  expect(asked).toBe(1)
})

test('the tool’s message about a booking is handled at once, by a hidden tab when it is shown', async () => {
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

test('nothing is requested without a network, and the shown data stays', async () => {
  await show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  await aMoment()
  expect(asked).toBe(1)
  await waitFor(() => expect(screen.getAllByText(/Vancouver/)).not.toHaveLength(0))
})

test('a notification done in another tab leaves the bell on coming back', async () => {
  const marks = keepMarks()
  answer(paths.notifications, [makeNotification({ key: 'a' })])
  const { store } = await renderPage(<NotificationBell />)
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
  end = refreshOnReturn(store)
  marks.set('a', { key: 'a', state: 'done', until: null })
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  expect(await screen.findByRole('button', { name: 'Notifications, none new' })).toBeVisible()
})

test('an arranger who comes back sees new bookings of a traveler', async () => {
  answer(paths.travelers, makeTravelerPage([makeTraveler({ firstName: 'Camille' })]))
  const { store } = await renderPage(<YourTravelers rows={5} />, { messages: ['arranger'] })
  expect(await screen.findByText('Camille Lavoie')).toBeVisible()
  end = refreshOnReturn(store)
  answer(
    paths.travelers,
    makeTravelerPage([makeTraveler({ firstName: 'Camille', trip: makeTravelerTrip({ destination: 'Bogotá' }) })]),
  )
  setClock('2026-05-09T12:05:00Z')
  comeBack()
  expect(await screen.findByText(/Bogotá/)).toBeVisible()
})
