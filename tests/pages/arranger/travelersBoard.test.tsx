import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import { learnAdditions } from '@/http/additions'
import { makeFeatureConfiguration } from '#tests/support/page/featureFactory.ts'
import { answer, answerChange, fail, hang, paths } from '#tests/support/page/network.ts'
import { makeTraveler, makeTravelerTrip } from '#tests/support/arranger/travelerFactory.ts'
import { beginBoard, requests, rowOf, serve, showBoard } from '#tests/support/arranger/travelersBoard.tsx'

beforeEach(beginBoard)

test('the page counts the travelers and shows what matters of each, why, and who can settle it', async () => {
  serve(
    [
      makeTraveler({
        firstName: 'Camille',
        email: 'camille@aurora.example',
        hasTravelAdvisories: true,
        advisoryLevel: 2,
        advisoryCountry: 'CL',
        trip: makeTravelerTrip({ tripStatus: 'InProgress', departureDate: '2026-05-07T08:30' }),
      }),
      makeTraveler({
        firstName: 'Jonah',
        isAllowedToBook: false,
        profileIssues: ['dateOfBirthMissing', 'phoneNumberMissing', 'costCenterMissing', 'airFopMissing'].map(
          (issue) => ({ issue }),
        ),
      }),
      makeTraveler({
        firstName: 'Benoît',
        expiringDocuments: [
          { kind: 'passport', which: 'CA', expiresOn: '2026-05-13', isBeforeTripEnd: true },
          { kind: 'card', which: '4242', expiresOn: '2026-04-30', isBeforeTripEnd: false },
        ],
      }),
      makeTraveler({ firstName: 'Étienne', trip: makeTravelerTrip() }),
    ],
    128,
  )
  const { user } = await showBoard()
  expect(await screen.findByText('128 travellers')).toBeVisible()
  const camille = await rowOf('Camille Lavoie')
  expect(camille).toHaveTextContent('camille@aurora.example')
  expect(within(camille).getByText('Travelling now')).toBeVisible()
  expect(within(camille).getByText('Travel advisory: avoid non-essential travel to Chile')).toBeVisible()
  expect(within(camille).getByRole('link', { name: 'Camille Lavoie' })).toHaveAttribute(
    'href',
    '/en-ca/arranger/profile/aurora/p-Camille/personal',
  )
  expect(within(camille).getByRole('link', { name: /^Vancouver until/ })).toHaveAttribute(
    'href',
    '/en-ca/arranger/aurora/p-Camille/trips',
  )
  const jonah = await rowOf('Jonah Lavoie')
  expect(within(jonah).getByText('From Jonah or you: date of birth, phone number and card for flights')).toBeVisible()
  expect(within(jonah).queryByText('From the administrator: cost centre')).toBeNull()
  await user.click(within(jonah).getByRole('button', { name: 'All about Jonah Lavoie now' }))
  const all = await screen.findByRole('dialog', { name: 'All about Jonah Lavoie now' })
  expect(within(all).getByText('From the administrator: cost centre')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(
    within(jonah).getByRole('link', { name: 'Fix what keeps Jonah Lavoie from being booked for' }),
  ).toHaveAttribute('href', '/en-ca/arranger/profile/aurora/p-Jonah/personal#dateOfBirth')
  expect(within(jonah).queryByRole('button', { name: /^Book/ })).toBeNull()
  const benoit = await rowOf('Benoît Lavoie')
  expect(within(benoit).getByText('Passport of Canada expires')).toBeVisible()
  expect(within(benoit).getByText('Valid until May 13, 2026. A booked trip ends later.')).toBeVisible()
  expect(within(benoit).getByText('Card ending in 4242 has expired')).toBeVisible()
  const etienne = await rowOf('Étienne Lavoie')
  expect(within(etienne).getByText('All in order')).toBeVisible()
  expect(within(etienne).getByText('in 3 days')).toBeVisible()
})

test('a traveler’s trips are the same kind of list as in the own menu', async () => {
  answer(paths.features, makeFeatureConfiguration(['trips2']))
  serve([makeTraveler({ firstName: 'Camille', trip: makeTravelerTrip() })])
  await showBoard()
  const trips = await within(await rowOf('Camille Lavoie')).findByRole('link', { name: /^Vancouver/ })
  await waitFor(() => expect(trips).toHaveAttribute('href', '/en-ca/arranger/aurora/p-Camille/trips-v2'))
})

test('search, order, filters and page are requested from the server and kept in the address', async () => {
  const asked = serve([makeTraveler()], 25)
  const { user, address } = await showBoard()
  await rowOf('Étienne Lavoie')
  expect(Object.fromEntries(asked[0]!)).toEqual({ pageNumber: '1', pageSize: '10', sort: 'name:asc' })
  await user.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'lav')
  await waitFor(() => expect(asked.at(-1)!.get('search')).toBe('lav'))
  expect(address()).toBe('/en-ca/arranger/profiles?search=lav')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'What matters' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Cannot book yet (4)' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Access' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Approval pending (2)' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('link', { name: 'Next' }))
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      pageNumber: '2',
      pageSize: String(limits.arrangerPage),
      search: 'lav',
      sort: 'name:desc',
      statuses: 'sent',
      needs: 'cannotBook',
    }),
  )
})

test('an arranger without travelers reads how to get one, with one action', async () => {
  serve([])
  const { user } = await showBoard()
  expect(await screen.findByRole('heading', { name: 'No one has approved you yet' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Request access' })).toHaveLength(1)
  expect(screen.queryByText(/^0 travell?ers/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Request access' }))
  expect(await screen.findByRole('dialog', { name: 'Request access' })).toBeVisible()
})

test('an address that the server refuses is marked, and has the focus', async () => {
  serve([])
  const problems = [{ field: 'email', code: 'unknownPerson' }]
  answerChange('post', requests, { successfull: false, messageCode: 'unknownPerson', message: '…', problems }, 400)
  const { user } = await showBoard()
  await user.click((await screen.findAllByRole('button', { name: 'Request access' }))[0]!)
  const email = await screen.findByRole('textbox', { name: /^E-mail of your colleague/ })
  await user.type(email, 'nobody@aurora.example')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveFocus()
})

test('an empty search can be cleared, and a failed list is reported (§8)', async () => {
  serve([], 0)
  const { user, unmount, address } = await showBoard('?search=nobody')
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[1]!)
  await waitFor(() => expect(address()).toBe('/en-ca/arranger/profiles'))
  unmount()
  fail(paths.travelers)
  const again = await showBoard()
  expect(await screen.findByText('This list did not load')).toBeVisible()
  serve([makeTraveler()])
  await again.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf('Étienne Lavoie')).toBeVisible()
})

test('loading is announced', async () => {
  hang(paths.travelers)
  await showBoard()
  expect(await screen.findByText('Loading…')).toBeInTheDocument()
})

test('a backend of §7 alone has the list, searched and sorted by e-mail, without additions', async () => {
  learnAdditions([])
  const asked = serve([makeTraveler()])
  await showBoard()
  const etienne = await rowOf('Étienne Lavoie')
  expect(Object.fromEntries(asked[0]!)).toEqual({ pageNumber: '1', pageSize: '10', sort: 'email:asc' })
  expect(within(etienne).queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'What matters' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Stop arranging/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Request access' })).toBeVisible()
})
