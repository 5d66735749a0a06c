import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { endFirstScreen } from '@/lib/firstScreen'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makePlanned, makeStays } from '#tests/support/stays/staysFactory.ts'

test('the page of a trip over the limit says so, with the way to the days', async () => {
  learnAdditions([{ name: 'stays', status: 'enabled' }])
  endFirstScreen()
  answer('/companies/aurora/profiles/p1/stays', makeStays({ planned: [makePlanned()] }))
  const trip = makeTrip()
  const segments = trip.segments.map((segment) => ({ ...segment, to: { ...segment.to, countryCode: 'FR' } }))
  answer('/companies/aurora/profiles/p1/trips/ABC123', { ...trip, tripStatus: 'Upcoming', segments })
  await renderRoute('trip', {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['stays'],
  })
  expect(await screen.findByText(/Day 94 of 90 in the Schengen area/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the days that were counted' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/stays',
  )
})
