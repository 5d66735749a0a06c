import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { keepNextTrips } from '@/domains/trips/offline/keepNextTrips'
import { listOfflineTrips } from '@/domains/trips/offline/listOfflineTrips'
import { writeCopy, writeTrip } from '@/domains/trips/offline/offlineCopies'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { storage } from '@/lib/storage'
import { apiSlice } from '@/store/apiSlice'
import { createStore, type Store } from '@/store/store'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip, makeTripPage, makeWhoami } from '#tests/support/page/factories.ts'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const own = { companyId: 'aurora', profileId: 'p1' }
const contact = {
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Lavoie',
  relationship: 'partner',
  code: '1',
  phoneNumber: '5145550142',
  extension: '',
  type: 'mobile',
  others: [],
  version: 1,
}
let kept: Map<string, Response>
/** Runs before each file is written. */
let onWrite: () => void

const signInAs = (profileId: string) =>
  storage.write('accessToken', `x.${btoa(JSON.stringify({ exp: 4e9, company_id: 'aurora', ProfileId: profileId }))}.y`)

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  kept = new Map()
  onWrite = () => undefined
  const cache = {
    put: async (address: string, response: Response) => {
      onWrite()
      kept.set(address, response)
    },
    match: async (address: string) => kept.get(address)?.clone(),
    keys: async () => [...kept.keys()].map((address) => ({ url: `https://waymark.example${address}` })),
    delete: async (file: string | { url: string }) =>
      kept.delete(typeof file === 'string' ? file : new URL(file.url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() })
  vi.stubGlobal('requestIdleCallback', (work: () => unknown) => void running.push(work()))
  answer(paths.emergencyContact, contact)
  signInAs('p1')
})

/** Work that a test has started ends with it: it would write to the cache of the next one. */
const stops: (() => void)[] = []
const running: unknown[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await Promise.all(running.splice(0))
  vi.unstubAllGlobals()
})

async function start() {
  const store = createStore()
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami()))
  const stop = keepNextTrips(store)
  stops.push(stop)
  return { store, stop }
}
const tripsKept = async () => (await listOfflineTrips())?.copies.map(({ trip }) => trip.bookingId)

test('the next trips, the agency and the emergency contacts are kept, and trips of guests are not', async () => {
  answer(paths.latestTrips, [
    makeTrip({ bookingId: 'OWN001' }),
    makeTrip({ bookingId: 'GUEST1', internalTripId: 'g', isForGuest: true }),
  ])
  await start()
  await waitFor(async () => expect((await listOfflineTrips())?.help.contacts).toHaveLength(1))
  const found = await listOfflineTrips()
  expect(found?.copies.map(({ trip, itinerary }) => [trip.bookingId, itinerary])).toEqual([['OWN001', undefined]])
  expect(found?.help.agency?.emergencyPhone).toBe(makeAgencyInfo().emergencyPhone)
  expect(found?.help.contacts).toEqual([{ name: 'Ada Lavoie', phone: '+1 514 555 0142' }])
})

test('the trips that Home has asked for are not asked for again, and a canceled one goes', async () => {
  let asked = 0
  let trips = [makeTrip({ bookingId: 'FIRST1' }), makeTrip({ bookingId: 'SECOND', internalTripId: 's' })]
  network.use(
    http.get(`*/api/main${paths.latestTrips}`, () => {
      asked += 1
      return HttpResponse.json(trips)
    }),
  )
  const store = createStore()
  await store.dispatch(tripsEndpoints.endpoints.latestTrips.initiate(own))
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami()))
  stops.push(keepNextTrips(store))
  await waitFor(async () => expect(await tripsKept()).toEqual(['FIRST1', 'SECOND']))
  expect(asked).toBe(1)
  trips = trips.slice(1)
  await store.dispatch(tripsEndpoints.endpoints.latestTrips.initiate(own, { forceRefetch: true }))
  await waitFor(async () => expect(await tripsKept()).toEqual(['SECOND']))
  expect(asked).toBe(2)
})

test('a trip that the person has kept stays once it is not among the next, unlike one that was kept by itself', async () => {
  const [asked, itself, next] = ['ASKED1', 'ITSELF', 'NEXT01'].map((bookingId) =>
    makeTrip({ bookingId, internalTripId: bookingId, itineraryDownloadUrl: '/itinerary' }),
  ) as [Trip, Trip, Trip]
  network.use(http.get('*/itinerary', () => HttpResponse.text('%PDF')))
  await writeCopy({ ...own, bookingId: 'ASKED1' }, asked, 'en-ca')
  await writeTrip({ ...own, bookingId: 'ITSELF' }, itself)
  answer(paths.latestTrips, [next])
  await start()
  await waitFor(async () => expect((await tripsKept())?.toSorted()).toEqual(['ASKED1', 'NEXT01']))
})

/** The pages whose answers say that a trip is canceled. */
const pages = {
  trip: (store: Store) => store.dispatch(tripsEndpoints.endpoints.trip.initiate({ ...own, bookingId: 'FIRST1' })),
  trips: (store: Store) => store.dispatch(tripsEndpoints.endpoints.trips.initiate(own)),
  tripPage: (store: Store) => store.dispatch(tripsEndpoints.endpoints.tripPage.initiate({ ...own, pageNumber: 1 })),
}

test.each(['trip', 'trips', 'tripPage'] as const)(
  'a canceled trip goes, and the trip after it is kept, with the answer of %s and without a visit of Home',
  async (page) => {
    const first = makeTrip({ bookingId: 'FIRST1' })
    const later = ['SECOND', 'THIRD1'].map((bookingId) => makeTrip({ bookingId, internalTripId: bookingId }))
    answer(paths.latestTrips, [first, ...later.slice(0, 1)])
    const { store } = await start()
    await waitFor(async () => expect(await tripsKept()).toEqual(['FIRST1', 'SECOND']))
    const canceled = { ...first, tripStatus: 'Cancelled' as const }
    answer(paths.latestTrips, later)
    answer(`${paths.trips}/FIRST1`, canceled)
    answer(paths.trips, [canceled, ...later])
    answer(paths.nextTrips, makeTripPage([canceled, ...later]))
    await pages[page](store)
    await waitFor(async () => expect(await tripsKept()).toEqual(['SECOND', 'THIRD1']))
  },
)

test('the trip after a canceled one is kept where both answers came before anything was kept', async () => {
  const trips = ['FIRST1', 'SECOND', 'THIRD1'].map((bookingId) => makeTrip({ bookingId, internalTripId: bookingId }))
  const [first, ...later] = trips
  answer(paths.latestTrips, trips.slice(0, 2))
  const store = createStore()
  await store.dispatch(tripsEndpoints.endpoints.latestTrips.initiate(own))
  answer(paths.trips, [{ ...first, tripStatus: 'Cancelled' as const }, ...later])
  answer(paths.latestTrips, later)
  await pages.trips(store)
  await store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, makeWhoami()))
  stops.push(keepNextTrips(store))
  await waitFor(async () => expect(await tripsKept()).toEqual(['SECOND', 'THIRD1']))
})

test('a canceled trip of a traveler, whom an arranger looks at, removes nothing of the arranger', async () => {
  answer(paths.latestTrips, [makeTrip({ bookingId: 'FIRST1' })])
  const { store } = await start()
  await waitFor(async () => expect(await tripsKept()).toEqual(['FIRST1']))
  const canceled = makeTrip({ bookingId: 'FIRST1', tripStatus: 'Cancelled' })
  answer(`${paths.trips.replace('p1', 'p2')}/FIRST1`, canceled)
  const { trip } = tripsEndpoints.endpoints
  await store.dispatch(trip.initiate({ companyId: 'aurora', profileId: 'p2', bookingId: 'FIRST1' }))
  expect(await tripsKept()).toEqual(['FIRST1'])
})

test('the page of a trip that turns out to be canceled says no more that it opens without a connection', async () => {
  const tripRef = { ...own, bookingId: 'ABC123' }
  await writeTrip(tripRef, makeTrip())
  answer(`${paths.trips}/ABC123`, makeTrip())
  const { store } = await renderRoute('trip', {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['cancel'],
  })
  expect(await screen.findByText(/^This trip can be opened without a connection/)).toBeVisible()
  answer(`${paths.trips}/ABC123`, makeTrip({ tripStatus: 'Cancelled' }))
  act(() => void store.dispatch(apiSlice.util.invalidateTags(['Trips'])))
  await waitFor(() => expect(screen.queryByText(/^This trip can be opened without a connection/)).toBeNull())
  await waitFor(async () => expect((await tripsKept()) ?? []).toEqual([]))
})

test.each([
  ['signs out', () => storage.clearAll()],
  ['is followed by another person', () => signInAs('p2')],
])('nothing stays of a person who %s while their trips are written', async (_, end) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onWrite = () => {
    end()
    resolve()
  }
  await start()
  await promise
  await waitFor(() => expect(kept.size).toBe(0))
})
