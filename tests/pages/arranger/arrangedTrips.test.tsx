import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'
import { setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(`${theirs}/trips`, [makeTrip()])
  answer(`${theirs}/trips/ABC123`, makeTrip())
  answer(`${theirs}/invoices`, [])
  answer(`${theirs}/agency-info`, makeAgencyInfo())
})
const ofTrips = ['tripLists', 'calendar'] as const

describe('the list of a traveler’s trips', () => {
  test('the trips are listed under the traveler’s name, and lead to their own pages', async () => {
    await renderArranged('arrangerItinerary', { messages: ofTrips })
    expect(await screen.findByRole('heading', { level: 1, name: 'Camille’s trips' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /Montréal to Vancouver/ })).toHaveAttribute(
      'href',
      '/en-ca/arranger/aurora/p2/trips/ABC123',
    )
  })

  test('no trip can be added: only travelers add trips booked elsewhere', async () => {
    await renderArranged('arrangerItinerary', { messages: ofTrips })
    expect(await screen.findByRole('button', { name: 'Calendar' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  })

  test('the trips go into a calendar as a file, and the private address is the traveler’s own', async () => {
    const { user } = await renderArranged('arrangerItinerary', { messages: ofTrips })
    await user.click(await screen.findByRole('button', { name: 'Calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Camille’s trips in your calendar' }))
    expect(dialog.getByRole('button', { name: 'Download all of Camille’s trips' })).toBeVisible()
    expect(dialog.queryByRole('heading', { name: 'Always up to date' })).toBeNull()
  })

  test('an empty list names the traveler, who is booked for in the bar', async () => {
    answer(`${theirs}/trips`, [])
    await renderArranged('arrangerItinerary', { messages: ofTrips })
    expect(await screen.findByText(/A trip booked for Camille appears here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
    expect(await screen.findByRole('button', { name: 'Book for Camille' })).toBeVisible()
  })

  test('a failure to load names the traveler’s trips', async () => {
    fail(`${theirs}/trips`)
    await renderArranged('arrangerItinerary', { messages: ofTrips })
    expect(await screen.findByText('Camille’s trips did not load')).toBeVisible()
  })
})

describe('the page of a traveler’s trip', () => {
  const open = () => renderArranged('arrangerTrip', { params: { bookingId: 'ABC123' }, messages: ['cancel', 'forms'] })

  test('a trip can be downloaded, put in a calendar, reported and canceled', async () => {
    answer(`${theirs}/trips/ABC123`, makeTrip({ isCancellable: true }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })).toBeVisible()
    for (const name of ['Itinerary', 'Calendar', 'Report a problem', 'Cancel this trip'])
      expect(await screen.findByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  })

  test('a trip is not kept in this browser, out of the traveler’s reach', async () => {
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
    expect(screen.queryByRole('button', { name: 'Keep offline' })).toBeNull()
  })

  test('a manual trip of the traveler cannot be changed or removed', async () => {
    answer(`${theirs}/trips/ABC123`, makeTrip({ source: 'manual', isVerified: false }))
    await open()
    expect(await screen.findByText(/^Camille added this trip/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change|^Remove/ })).toBeNull()
  })
})

test('a message to the agency about a traveler’s trip is sent in the arranger’s name', async () => {
  const sent = answerChange('post', `${theirs}/trips/ABC123/report`, {
    sentAt: '2026-05-09T12:00:00Z',
    agency: 'Northway Travel',
    replyTo: 'noor@aurora.example',
  })
  const { user } = await renderArranged('arrangerTrip', { params: { bookingId: 'ABC123' }, messages: ['forms'] })
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: /What is it about/ }), 'Payment or invoice')
  await user.type(screen.getByRole('textbox'), 'The name is spelled wrong.')
  await user.click(screen.getByRole('button', { name: 'Send to the agency' }))
  expect(await screen.findByText(/noor@aurora.example/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

describe('§2 trips/advisories', () => {
  const advised = makeTrip({
    hasTravelAdvisories: true,
    advisories: [
      {
        level: 2,
        country: 'MX',
        source: 'CA',
        text: 'Violent crime in some states.',
        url: 'https://travel.gc.ca/mexico',
      },
    ] as never,
  })

  test('each advisory shows place, level and source, and leads to the trip', async () => {
    answer(`${theirs}/trips`, [advised, makeTrip({ bookingId: 'OTHER1', internalTripId: 't2' })])
    await renderArranged('arrangerTravelerAdvisories')
    expect(await screen.findByRole('heading', { level: 1, name: 'Advisories for Camille’s trips' })).toBeVisible()
    expect(await screen.findByText(/avoid non-essential travel to Mexico/)).toBeVisible()
    expect(screen.getByText('Violent crime in some states.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the whole trip' })).toHaveAttribute(
      'href',
      '/en-ca/arranger/aurora/p2/trips/ABC123',
    )
  })

  test('the page says that there are no advisories, and lists none for past trips', async () => {
    answer(`${theirs}/trips`, [makeTrip(), { ...advised, tripStatus: 'Past' }])
    await renderArranged('arrangerTravelerAdvisories')
    expect(await screen.findByRole('heading', { name: 'No advisory for these trips' })).toBeVisible()
  })

  test('the advisories can be loaded again', async () => {
    fail(`${theirs}/trips`)
    const { user } = await renderArranged('arrangerTravelerAdvisories')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(`${theirs}/trips`, [advised])
    await user.click(again)
    expect(await screen.findByText('Violent crime in some states.')).toBeVisible()
  })
})
