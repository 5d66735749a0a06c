import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { makeProfile, makeTrip } from '../support/factories.ts'
import { makeOverview } from '../support/scoreFactory.ts'
import { answer, fail, hang, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'

const finance = { whoami: { roles: ['FinancialOfficer' as const] }, messages: ['scores' as const] }
beforeEach(() => setClock('2026-05-09T12:00:00'))

describe('§2 greeting', () => {
  test('by first and last name, with the button that books', async () => {
    await renderPage(<HomePage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Camille Tremblay' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeEnabled()
  })

  test('in the words of the reader', async () => {
    await renderPage(<HomePage />, { locale: 'fr-ca' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Camille Tremblay' })).toBeVisible()
  })

  test('a profile that does not load can be asked for again', async () => {
    fail(paths.profile)
    const { user } = await renderPage(<HomePage />)
    const alert = await screen.findByRole('alert')
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
    answer(paths.profile, makeProfile())
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Welcome, Camille Tremblay' })).toBeVisible()
  })
})

describe('§2 what the profile lacks', () => {
  test.each([['isBasicInfoComplete'], ['isPaymentMethodsComplete']])(
    '%s false: the banner and its way on',
    async (flag) => {
      answer(paths.profile, makeProfile({ [flag]: false }))
      await renderPage(<HomePage />)
      expect(await screen.findByText("You're not finished yet!")).toBeVisible()
      expect(screen.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
        'href',
        '/en-ca/complete-your-profile?s=personal',
      )
    },
  )

  test('mandatory fields incomplete: the travel admin was asked, an e-mail follows', async () => {
    answer(paths.profile, makeProfile({ isMandatoryFieldsComplete: false }))
    await renderPage(<HomePage />)
    expect(await screen.findByText('Some of your details are missing')).toBeVisible()
    expect(screen.getByText(/administrator was asked to provide them.*e-mail once/)).toBeVisible()
    expect(screen.queryByText("You're not finished yet!")).toBeNull()
  })

  test('nothing missing: neither', async () => {
    await renderPage(<HomePage />)
    await screen.findByRole('heading', { name: 'Welcome, Camille Tremblay' })
    expect(screen.queryByText('Some of your details are missing')).toBeNull()
    expect(screen.queryByText("You're not finished yet!")).toBeNull()
  })
})

describe('the next trip', () => {
  test('says when it starts, by the clocks of the places, with its reference and documents', async () => {
    await renderPage(<HomePage />)
    const trip = await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(within(trip).getByText('Your next trip starts in 3 days')).toBeVisible()
    expect(within(trip).getByText('8:30 a.m.')).toBeVisible()
    expect(within(trip).getByText('11:05 a.m.')).toBeVisible()
    expect(within(trip).getByRole('button', { name: 'Copy ABC123' })).toBeVisible()
    expect(within(trip).getByRole('button', { name: 'Itinerary' })).toBeVisible()
    expect(within(trip).getByRole('link', { name: 'See the whole trip' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips/ABC123',
    )
  })

  test('under way, it is what the traveller is in', async () => {
    setClock('2026-05-12T14:00:00Z')
    answer(paths.trips, [makeTrip({ tripStatus: 'InProgress' }), makeTrip({ bookingId: 'LATER1' })])
    await renderPage(<HomePage />)
    expect(await screen.findByText('Travelling now')).toBeVisible()
  })

  test('none: one thing to do about it', async () => {
    answer(paths.trips, [])
    await renderPage(<HomePage />)
    const next = await screen.findByRole('region', { name: 'Your next trip' })
    expect(within(next).getByRole('button', { name: 'Book now' })).toBeVisible()
  })

  test('still loading is said; a failure can be retried on its own', async () => {
    hang(paths.trips)
    const { unmount } = await renderPage(<HomePage />)
    expect(await screen.findByText('Loading your next trip…')).toBeInTheDocument()
    unmount()
    fail(paths.trips)
    const { user } = await renderPage(<HomePage />)
    const next = await screen.findByRole('region', { name: 'Your next trip' })
    expect(await within(next).findByText('Your trips did not load.')).toBeVisible()
    answer(paths.trips, [makeTrip()])
    await user.click(within(next).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
  })
})

describe('§2 the company', () => {
  test('is not asked for, nor shown, for a traveller', async () => {
    fail(paths.overview, 403)
    await renderPage(<HomePage />)
    await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(screen.queryByRole('region', { name: 'Your company’s travel' })).toBeNull()
  })

  test('shows the figures of §9', async () => {
    await renderPage(<HomePage />, finance)
    const company = await screen.findByRole('region', { name: 'Your company’s travel' })
    expect(await within(company).findByText('Users travelling')).toBeVisible()
    for (const figure of ['15', '45', '10', '8.0', '8.55', '8.07', '7.73', '7.69']) {
      expect(within(company).getByText(figure)).toBeVisible()
    }
    expect(within(company).getByText('US$142,026')).toBeVisible()
    expect(within(company).getByText(/^20\.25%/)).toBeVisible()
    expect(within(company).getByText('US$3,131,110.89')).toBeVisible()
    expect(within(company).getByText('US$440,209.16')).toBeVisible()
    expect(within(company).getByRole('meter', { name: 'Online adoption' })).toHaveValue(7.69)
    expect(within(company).getByText(/^As of/)).toBeVisible()
    expect(within(company).getByRole('region', { name: 'Travelling now' })).toHaveTextContent(
      'Vancouver Canada3 travellers',
    )
    expect(within(company).getByRole('region', { name: 'Travelling soon' })).toHaveTextContent('1 traveller')
  })

  test('the trends can be read as a table', async () => {
    const { user } = await renderPage(<HomePage />, finance)
    await user.click(await screen.findByRole('button', { name: 'Show as table' }))
    expect(screen.getByRole('columnheader', { name: 'Missed savings 2025' })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Apr US\$203,000\.00 US\$203,000\.00/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^Dec US\$211,000\.00 –/ })).toBeVisible()
  })

  test('without figures says so, widget by widget', async () => {
    const none = { ...makeOverview().summary, avgOverallScore: null, savings: 0 }
    answer(paths.overview, makeOverview({ summary: none, travellingNow: [], travellingSoon: [], months: [] }))
    await renderPage(<HomePage />, finance)
    expect(await screen.findByText('Nobody is travelling right now.')).toBeVisible()
    expect(screen.getByText(/There is no score yet/)).toBeVisible()
    expect(screen.getByText('There are no months to compare yet.')).toBeVisible()
    expect(screen.getByText('US$0')).toBeVisible()
  })

  test('fails alone and can be retried', async () => {
    fail(paths.overview)
    const { user } = await renderPage(<HomePage />, finance)
    const company = await screen.findByRole('region', { name: 'Your company’s travel' })
    await within(company).findByText('Your company’s figures did not load')
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    answer(paths.overview, makeOverview())
    await user.click(within(company).getByRole('button', { name: 'Try again' }))
    expect(await within(company).findByText('US$142,026')).toBeVisible()
  })
})
