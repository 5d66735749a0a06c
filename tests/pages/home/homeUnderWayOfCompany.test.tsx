import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makePolicy, makeTripPage } from '#tests/support/page/factories.ts'
import {
  makeItinerary,
  makeItineraryReport,
  makePlace,
  makeWhereabouts,
} from '#tests/support/risk/itineraryReportFactory.ts'
import { answer, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { enableProtection } from '#tests/support/risk/protection.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const ingrid = { whoami: { roles: ['RiskAdvisor' as const] }, messages: ['actionCenter' as const, 'risk' as const] }
const asked: string[] = []
// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  enableProtection()
  learnAdditions(['travellerplaces', 'travelsummary'].map((name) => ({ name, status: 'enabled' as const })))
  asked.length = 0
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith(paths.itineraryReport)) asked.push(`${searchParams}`)
  })
})
const region = () => screen.findByRole('region', { name: 'Travellers under way' })

const bogota = makePlace({ travellers: 2, advisoryLevel: 1 })
const port = makePlace({ city: 'Port-au-Prince', countryCode: 'HT', advisoryLevel: 3 })
const paris = makePlace({ city: 'Paris', countryCode: 'FR', travellers: 4 })

test('a risk advisor reads the travelers under way and under advisories, then the places, after their own trip', async () => {
  answer(paths.itineraryReport, makeItineraryReport([], [port, bogota, paris]))
  await renderPage(<HomePage />, ingrid)
  const underWay = await region()
  expect(
    await within(underWay).findByText(
      '7 people are travelling in 3 places; 1 is where an advisory says to avoid all travel and 2 are where an advisory says to take extra care.',
    ),
  ).toBeVisible()
  expect(
    within(underWay)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/Show details of.*/, '')),
  ).toEqual([
    'Port-au-PrinceHaiti · 1 personAvoid all travel',
    'BogotáColombia · 2 peopleTake extra care',
    'ParisFrance · 4 people',
  ])
  expect(asked).toEqual(['companyId=aurora&displayTripStatus=InProgress&pageNumber=1&pageSize=20'])
  const own = screen.getByRole('region', { name: 'Montréal to Vancouver' })
  expect(underWay.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('a place opens to its people, their stay, hotel or flight, and contacts', async () => {
  const inTheAir = makeWhereabouts({
    isOnTheWay: true,
    until: '2026-05-09T16:05',
    segment: { kind: 'flight', providerCode: 'AV', providerName: 'Avianca', number: '201' },
  })
  answer(
    paths.itineraryReport,
    makeItineraryReport(
      [
        makeItinerary({ isVip: true }),
        makeItinerary({ firstName: 'Ann', lastName: 'Lee', phone: null, isForGuest: true, whereabouts: inTheAir }),
        makeItinerary({ firstName: 'Noé', isVerified: false, whereabouts: makeWhereabouts({ segment: null }) }),
        makeItinerary({ firstName: 'Mia', whereabouts: makeWhereabouts({ segment: null, isPresumed: true }) }),
        makeItinerary({ firstName: 'Else', whereabouts: makeWhereabouts({ cityCode: 'PAR' }) }),
      ],
      [makePlace({ travellers: 4 })],
    ),
  )
  const { user } = await renderPage(<HomePage />, ingrid)
  const row = await within(await region()).findByRole('article', { name: 'Bogotá' })
  expect(within(row).queryByText('Étienne Lavoie')).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Show details of Bogotá, Colombia' }))
  const people = within(row).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Étienne LavoieVIPuntil Thu, May 14 · Alder & Finch Bogotá+1 514 555 0134etienne@aurora.example',
    'Ann LeeGueston the way, arrives Sat, May 9, 4:05 p.m. · AV 201etienne@aurora.example',
    'Noé LavoieNot verifieduntil Thu, May 14 · hotel not known+1 514 555 0134etienne@aurora.example',
    'Mia Lavoiepresumably still there, no way on is booked · hotel not known+1 514 555 0134etienne@aurora.example',
  ])
  expect(within(people[0]!).getByRole('link', { name: '+1 514 555 0134' })).toHaveAttribute('href', 'tel:+15145550134')
  expect(within(people[0]!).getByRole('link', { name: 'etienne@aurora.example' })).toHaveAttribute(
    'href',
    'mailto:etienne@aurora.example',
  )
  await user.click(within(row).getByRole('button', { name: 'Hide details of Bogotá, Colombia' }))
  expect(within(row).queryByText('Étienne Lavoie')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('the section shows its time, the meaning of levels, and the source of each advice', async () => {
  const advisory = { source: 'CA', issuedAt: '2026-04-30T06:00:00Z', url: 'https://travel.example/ht' }
  answer(paths.itineraryReport, makeItineraryReport([], [{ ...port, advisory }, paris]))
  const { user } = await renderPage(<HomePage />, ingrid)
  const underWay = await region()
  expect(await within(underWay).findByText(/^As of/)).toHaveTextContent('As of 12:00 p.m.')
  await user.click(within(underWay).getByRole('button', { name: 'What the advisories mean' }))
  expect(await screen.findByText(/^Governments advise against all travel there/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(within(underWay).getByRole('button', { name: 'Show details of Port-au-Prince, Haiti' }))
  expect(
    within(underWay).getByRole('link', { name: /^Official advice: Canada, Apr 30, 2026.*new tab/ }),
  ).toHaveAttribute('href', advisory.url)
})

test('the scale is absent without an advisory', async () => {
  answer(paths.itineraryReport, makeItineraryReport([], [paris]))
  await renderPage(<HomePage />, ingrid)
  expect(await within(await region()).findByText(/none of them under an advisory/)).toBeVisible()
  expect(within(await region()).queryByRole('button', { name: 'What the advisories mean' })).toBeNull()
})

test('people of a place beyond the first page load when it opens, and a failure can be tried again', async () => {
  const report = makeItineraryReport([], [makePlace({ city: 'Paris', travellers: 20 }), makePlace({ travellers: 1 })])
  const second = { ...report, itineraryReports: [makeItinerary()] }
  const answerPages = (pageTwo: () => Response) =>
    network.use(
      http.get(`*${paths.itineraryReport}`, ({ request }) =>
        new URL(request.url).searchParams.get('pageNumber') === '2' ? pageTwo() : HttpResponse.json(report),
      ),
    )
  answerPages(() => HttpResponse.json(null, { status: 503 }))
  const { user } = await renderPage(<HomePage />, ingrid)
  const row = await within(await region()).findByRole('article', { name: 'Bogotá' })
  await user.click(within(row).getByRole('button', { name: 'Show details of Bogotá, Colombia' }))
  expect(await within(row).findByText('Who is travelling did not load.')).toBeVisible()
  answerPages(() => HttpResponse.json(second))
  await user.click(within(row).getByRole('button', { name: 'Try again' }))
  expect(await within(row).findByText('Étienne Lavoie')).toBeVisible()
})

test('the first five of many places are shown, and the others behind one button', async () => {
  const places = Array.from({ length: 9 }, (_, at) => makePlace({ city: `City ${at}` }))
  answer(paths.itineraryReport, makeItineraryReport([], places))
  const { user } = await renderPage(<HomePage />, ingrid)
  const underWay = await region()
  expect(await within(underWay).findAllByRole('article')).toHaveLength(5)
  await user.click(within(underWay).getByRole('button', { name: 'Show 4 more places' }))
  expect(within(underWay).getAllByRole('article')).toHaveLength(9)
  expect(within(underWay).queryByRole('button', { name: /more/ })).toBeNull()
})

test('a report without advisories, or without travelers, says so', async () => {
  answer(paths.itineraryReport, makeItineraryReport([], [paris]))
  const { unmount } = await renderPage(<HomePage />, ingrid)
  const calm = '4 people are travelling in 1 place, none of them under an advisory.'
  expect(await within(await region()).findByText(calm)).toBeVisible()
  unmount()
  answer(paths.itineraryReport, makeItineraryReport([]))
  await renderPage(<HomePage />, ingrid)
  expect(await within(await region()).findByText(/^No one is travelling right now\./)).toBeVisible()
  expect(within(await region()).queryByRole('list')).toBeNull()
})

test('a risk advisor without a trip reads no empty card, but that others book for them', async () => {
  answer(paths.latestTrips, [])
  answer(paths.nextTrips, makeTripPage([]))
  const { unmount } = await renderPage(<HomePage />, ingrid)
  await within(await region()).findByText(/^No one is travelling right now\./)
  await screen.findByRole('region', { name: 'Your travel' })
  expect(screen.queryByText('Nowhere to be, for now')).toBeNull()
  unmount()
  answer(paths.policy, makePolicy({ isAllowedSelf: false }))
  await renderPage(<HomePage />, { ...ingrid, messages: [...ingrid.messages, 'completion'] })
  expect(await screen.findByText(/others book for you/)).toBeVisible()
})

test('loading is announced, and a failure is separate and can be tried again', async () => {
  hang(paths.itineraryReport)
  const { unmount } = await renderPage(<HomePage />, ingrid)
  expect(await within(await region()).findByText('Loading who is travelling…')).toBeInTheDocument()
  unmount()
  fail(paths.itineraryReport)
  const { user } = await renderPage(<HomePage />, ingrid)
  const underWay = await region()
  await within(underWay).findByText('Who is travelling did not load.')
  expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  answer(paths.itineraryReport, makeItineraryReport([], [paris]))
  await user.click(within(underWay).getByRole('button', { name: 'Try again' }))
  expect(await within(underWay).findByRole('article', { name: 'Paris' })).toBeVisible()
})

test('other people do not see the report, and it is not requested where the backend has none', async () => {
  const { unmount } = await renderPage(<HomePage />, { whoami: { roles: ['Admin'] }, messages: ['actionCenter'] })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Travellers under way' })).toBeNull()
  unmount()
  learnAdditions([])
  await renderPage(<HomePage />, ingrid)
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Travellers under way' })).toBeNull()
  expect(asked).toEqual([])
})
