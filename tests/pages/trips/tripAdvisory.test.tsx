import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

test("an advisory shows its level, in the words of the reader's government, and leads to every source", async () => {
  setClock('2026-05-09T12:00:00')
  const advice = { country: 'GB', level: 2, text: 'Expect strikes.', url: 'https://advice.example/' }
  const advisories = [
    { ...advice, source: 'US', text: 'Reconsider travel.' },
    { ...advice, source: 'CA' },
  ]
  answer(`${paths.trips}/ABC123`, makeTrip({ hasTravelAdvisories: true, advisories }))
  await renderPage(<TripPage />, { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' })
  expect(await screen.findByText('Travel advisory: avoid non-essential travel to United Kingdom')).toBeVisible()
  expect(screen.getByText('Expect strikes.')).toBeVisible()
  expect(screen.queryByText('Reconsider travel.')).toBeNull()
  expect(screen.getByRole('link', { name: /^United States/ })).toHaveAttribute('href', 'https://advice.example/')
  expect(screen.getByRole('link', { name: /^Canada/ })).toBeVisible()
})
