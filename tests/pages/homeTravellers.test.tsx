import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { answer, fail, hang, network, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'
import { makeTraveller, makeTravellerPage, makeTravellerTrip } from '../support/travellerFactory.ts'

const noor = { whoami: { roles: ['Arranger' as const] }, messages: ['actionCenter' as const, 'arranger' as const] }
const asked: string[] = []
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  asked.length = 0
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith(paths.travellers)) asked.push(search)
  })
})
const region = () => screen.findByRole('region', { name: 'Your travellers' })

test('an arranger sees first where their travellers are, where they go next and what matters, then their own trip', async () => {
  const away = makeTravellerTrip({ tripStatus: 'InProgress', departureDate: '2026-05-07T08:30' })
  answer(
    paths.travellers,
    makeTravellerPage([
      makeTraveller({ firstName: 'Camille', trip: away }),
      makeTraveller({ firstName: 'Jonah', isAllowedToBook: false }),
      makeTraveller({
        firstName: 'Benoît',
        trip: makeTravellerTrip({ destination: 'Bogotá', hasTravelAdvisories: true }),
      }),
      makeTraveller({ firstName: 'Étienne', trip: makeTravellerTrip() }),
      makeTraveller({ firstName: 'Loïc' }),
    ]),
  )
  await renderPage(<HomePage />, noor)
  const travellers = await region()
  await within(travellers).findByText('Camille Lavoie')
  expect(
    within(travellers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  ).toEqual([
    'CLCamille LavoieVancouver until Thu, May 14Travelling now',
    'JLJonah LavoieNo trip aheadCannot book yet',
    'BLBenoît LavoieBogotá · May 12–14, 2026 · in 3 daysTravel advisory',
    'ÉLÉtienne LavoieVancouver · May 12–14, 2026 · in 3 days',
    'LLLoïc LavoieNo trip ahead',
  ])
  expect(within(travellers).queryByText(/more$/)).toBeNull()
  // There is no page of theirs yet.
  expect(within(travellers).queryByRole('link')).toBeNull()
  const own = screen.getByRole('region', { name: 'Montréal to Vancouver' })
  expect(travellers.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('for whoever arranges and looks after spending, their travellers stand before the company', async () => {
  await renderPage(<HomePage />, {
    whoami: { roles: ['Arranger', 'FinancialOfficer'] },
    messages: [...noor.messages, 'scores'],
  })
  const travellers = await region()
  const company = await screen.findByRole('region', { name: 'Your company’s travel' })
  expect(travellers.compareDocumentPosition(company)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('five are shown, and how many more there are', async () => {
  const many = Array.from({ length: 10 }, (_, at) => makeTraveller({ firstName: `Person${at}` }))
  answer(paths.travellers, makeTravellerPage(many, 23))
  await renderPage(<HomePage />, noor)
  expect(await within(await region()).findByText('and 18 more')).toBeVisible()
  expect(screen.getAllByText(/^Person\d Lavoie$/)).toHaveLength(5)
})

test('who travels first is asked for where the backend offers that order, else the first by e-mail', async () => {
  learnAdditions([])
  const { unmount } = await renderPage(<HomePage />, noor)
  await within(await region()).findByText(/^Nobody has approved you yet/)
  unmount()
  learnAdditions([{ name: 'travellertrips', status: 'enabled' }])
  await renderPage(<HomePage />, noor)
  await within(await region()).findByText(/^Nobody has approved you yet/)
  expect(asked).toEqual(['?pageNumber=1&pageSize=10', '?pageNumber=1&pageSize=10&sort=trip:asc'])
})

test('while they load that is said, and a failure stays alone and can be tried again', async () => {
  hang(paths.travellers)
  const { unmount } = await renderPage(<HomePage />, noor)
  expect(await within(await region()).findByText('Loading your travellers…')).toBeInTheDocument()
  unmount()
  fail(paths.travellers)
  const { user } = await renderPage(<HomePage />, noor)
  const travellers = await region()
  await within(travellers).findByText('Your travellers did not load.')
  expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  answer(paths.travellers, makeTravellerPage([makeTraveller()]))
  await user.click(within(travellers).getByRole('button', { name: 'Try again' }))
  expect(await within(travellers).findByText('Étienne Lavoie')).toBeVisible()
})

test('whoever does not arrange is not asked about travellers', async () => {
  await renderPage(<HomePage />, { messages: ['actionCenter'] })
  await screen.findByRole('region', { name: 'Next trips' })
  expect(screen.queryByRole('region', { name: 'Your travellers' })).toBeNull()
  expect(asked).toEqual([])
})
