import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { makeTrip, makeTripPage } from '../support/factories.ts'
import { makeTravelSummary } from '../support/scoreFactory.ts'
import { answer, fail, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'

beforeEach(() => setClock('2026-05-09T12:00:00'))

describe('the trips after it', () => {
  test('are three rows that lead to them, without the one above, and a way to all', async () => {
    const later = ['ABC123', 'LATER1', 'LATER2'].map((bookingId) => makeTrip({ bookingId }))
    answer(paths.nextTrips, makeTripPage(later))
    await renderPage(<HomePage />)
    const next = await screen.findByRole('region', { name: 'Next trips' })
    const links = within(next).getAllByRole('link', { name: 'Montréal to Vancouver' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en-ca/dashboard/trips/LATER1',
      '/en-ca/dashboard/trips/LATER2',
    ])
    expect(within(next).getByRole('link', { name: 'All trips' })).toHaveAttribute('href', '/en-ca/dashboard/trips')
  })

  test('fail alone and can be retried', async () => {
    fail(paths.nextTrips)
    const { user } = await renderPage(<HomePage />)
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    const next = await screen.findByRole('region', { name: 'Next trips' })
    answer(paths.nextTrips, makeTripPage([makeTrip({ bookingId: 'LATER1' })]))
    await user.click(within(next).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'All trips' })).toBeVisible()
  })
})

describe('your travel', () => {
  const figure = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling?.textContent

  test('the year in five figures', async () => {
    answer(paths.travelSummary, makeTravelSummary({ nights: 1, cities: 1204 }))
    await renderPage(<HomePage />)
    expect(await screen.findByText('Trips this year')).toBeVisible()
    expect(figure('Upcoming trip')).toBe('1')
    expect(figure('Trips this year')).toBe('4')
    expect(figure('Night away this year')).toBe('1')
    expect(figure('Cities visited this year')).toBe('1,204')
    expect(figure('Countries visited this year')).toBe('2')
  })

  test('each figure opens the trips it counts', async () => {
    await renderPage(<HomePage />)
    expect(await screen.findByRole('link', { name: 'Upcoming trip' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips?group=Upcoming',
    )
    expect(screen.getByRole('link', { name: 'Nights away this year' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trips?group=Past',
    )
  })

  test('a year without travel shows no zeros', async () => {
    answer(paths.travelSummary, { upcoming: 0, trips: 0, nights: 0, cities: 0, countries: 0 })
    await renderPage(<HomePage />)
    await screen.findByRole('region', { name: 'Next trips' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your travel' })).toBeNull())
  })

  test('fails alone and can be retried', async () => {
    fail(paths.travelSummary)
    const { user } = await renderPage(<HomePage />)
    const mine = await screen.findByRole('region', { name: 'Your travel' })
    expect(await within(mine).findByText('Your figures did not load.')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Montréal to Vancouver' })).toBeVisible()
    answer(paths.travelSummary, makeTravelSummary())
    await user.click(within(mine).getByRole('button', { name: 'Try again' }))
    expect(await within(mine).findByText('Trips this year')).toBeVisible()
  })

  test('is not asked for where the backend does not offer it', async () => {
    learnAdditions([])
    fail(paths.travelSummary)
    await renderPage(<HomePage />)
    await screen.findByRole('region', { name: 'Montréal to Vancouver' })
    expect(screen.queryByRole('region', { name: 'Your travel' })).toBeNull()
  })
})
