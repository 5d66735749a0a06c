import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { answer, fail, hang, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeTraveler, makeTravelerPage, makeTravelerTrip } from '#tests/support/arranger/travelerFactory.ts'

const noor = { whoami: { roles: ['Arranger' as const] }, messages: ['actionCenter' as const, 'arranger' as const] }
const asked: string[] = []
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  asked.length = 0
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith(paths.travelers)) asked.push(search)
  })
})
const region = () => screen.findByRole('region', { name: 'Your travellers' })

test("an arranger sees their own trip, then the travelers' places, next trips and marks", async () => {
  const lacking = [{ issue: 'dateOfBirthMissing' as const }, { issue: 'airFopMissing' as const }]
  const away = makeTravelerTrip({ tripStatus: 'InProgress', departureDate: '2026-05-07T08:30' })
  answer(
    paths.travelers,
    makeTravelerPage([
      makeTraveler({ firstName: 'Camille', trip: away }),
      makeTraveler({ firstName: 'Jonah', isAllowedToBook: false, profileIssues: lacking }),
      makeTraveler({
        firstName: 'Benoît',
        trip: makeTravelerTrip({ destination: 'Bogotá', hasTravelAdvisories: true }),
      }),
      makeTraveler({ firstName: 'Étienne', trip: makeTravelerTrip() }),
      makeTraveler({ firstName: 'Loïc' }),
    ]),
  )
  await renderPage(<HomePage />, noor)
  const travelers = await region()
  await within(travelers).findByRole('button', { name: 'Book for Camille Lavoie' })
  expect(
    within(travelers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  ).toEqual([
    'CLCamille LavoieVancouver until Thu, May 14Travelling nowBook',
    'JLJonah LavoieNo trip aheadMissing: 1 personal detail and a valid payment cardCannot book yet',
    'BLBenoît LavoieBogotá May 12–14 in 3 daysTravel advisoryBook',
    'ÉLÉtienne LavoieVancouver May 12–14 in 3 daysBook',
    'LLLoïc LavoieNo trip aheadBook',
  ])
  expect(within(travelers).queryByRole('button', { name: /more$/ })).toBeNull()
  expect(within(travelers).getByRole('link', { name: 'Jonah Lavoie' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en-ca\/arranger\/profile\/.+\/personal$/),
  )
  const board = within(travelers).getByRole('link', { name: 'All travellers' })
  expect(board).toHaveAttribute('href', '/en-ca/arranger/profiles')
  const own = screen.getByRole('region', { name: 'Montréal to Vancouver' })
  expect(travelers.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('the travelers stand before the company for an arranger with figures', async () => {
  await renderPage(<HomePage />, {
    whoami: { roles: ['Arranger', 'FinancialOfficer'] },
    messages: [...noor.messages, 'scores'],
  })
  const travelers = await region()
  const company = await screen.findByRole('region', { name: 'Your company’s travel' })
  expect(travelers.compareDocumentPosition(company)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('five travelers are shown, and the others page by page, with the focus on the first new one', async () => {
  const person = (at: number) => makeTraveler({ firstName: `Person${at}` })
  network.use(
    http.get(`*/api/main${paths.travelers}`, ({ request }) => {
      const from = (Number(new URL(request.url).searchParams.get('pageNumber')) - 1) * 10
      const rows = Array.from({ length: Math.min(10, 23 - from) }, (_, at) => person(from + at))
      return HttpResponse.json(makeTravelerPage(rows, 23))
    }),
  )
  const { user } = await renderPage(<HomePage />, noor)
  const travelers = await region()
  const more = (name: string) => within(travelers).findByRole('button', { name })
  const shown = () => within(travelers).getAllByText(/^Person\d+ Lavoie$/)
  await more('Show 5 more')
  expect(shown()).toHaveLength(5)
  await user.click(await more('Show 5 more'))
  expect(shown()).toHaveLength(10)
  expect(document.activeElement).toHaveTextContent(/^P\w*Person5 Lavoie/)
  await user.click(await more('Show 10 more'))
  await within(travelers).findByText('Person19 Lavoie')
  expect(document.activeElement).toHaveTextContent(/^P\w*Person10 Lavoie/)
  await user.click(await more('Show 3 more'))
  await within(travelers).findByText('Person22 Lavoie')
  expect(within(travelers).queryByRole('button', { name: /more$/ })).toBeNull()
})

test('an arranger books for a traveler from their row, and the tool gets the traveler', async () => {
  const tab = { opener: {}, location: { replace: vi.fn<(url: URL) => void>() }, close: vi.fn<() => void>() }
  vi.stubGlobal('open', () => tab)
  let query = ''
  network.use(
    http.get(`*/api/main${paths.profile}/obt`, ({ request }) => {
      query = new URL(request.url).search
      return HttpResponse.json({ successfull: true, data: { url: 'https://tool.example/sso', name: 'ZIIOBT' } })
    }),
  )
  answer(paths.travelers, makeTravelerPage([makeTraveler({ profileId: 'p9' })]))
  const { user } = await renderPage(<HomePage />, noor)
  await user.click(await within(await region()).findByRole('button', { name: 'Book for Étienne Lavoie' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  expect(query).toContain('travelerType=traveler&otherTravelerProfileId=p9')
})

test('the first travelers are requested by travel order where the backend offers it, else by e-mail', async () => {
  learnAdditions([])
  const { unmount } = await renderPage(<HomePage />, noor)
  await within(await region()).findByText(/^No one has approved you yet/)
  unmount()
  learnAdditions([{ name: 'travellertrips', status: 'enabled' }])
  await renderPage(<HomePage />, noor)
  await within(await region()).findByText(/^No one has approved you yet/)
  expect(asked).toEqual(['?pageNumber=1&pageSize=10', '?pageNumber=1&pageSize=10&sort=trip:asc'])
})

test('loading is announced, and a failure is separate and can be tried again', async () => {
  hang(paths.travelers)
  const { unmount } = await renderPage(<HomePage />, noor)
  expect(await within(await region()).findByText('Loading your travellers…')).toBeInTheDocument()
  unmount()
  fail(paths.travelers)
  const { user } = await renderPage(<HomePage />, noor)
  const travelers = await region()
  await within(travelers).findByText('Your travellers did not load.')
  expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  answer(paths.travelers, makeTravelerPage([makeTraveler()]))
  await user.click(within(travelers).getByRole('button', { name: 'Try again' }))
  expect(await within(travelers).findByText('Étienne Lavoie')).toBeVisible()
})

test('a person who does not arrange requests no travelers', async () => {
  await renderPage(<HomePage />, { messages: ['actionCenter'] })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Your travellers' })).toBeNull()
  expect(asked).toEqual([])
})
