import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endFirstScreen } from '@/lib/firstScreen'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'

test('the page of a trip shows what to do in an alert, also where no government advises about it', async () => {
  endFirstScreen()
  setClock('2026-05-09T12:00:00Z')
  answer(`${paths.trips}/ABC123`, makeTrip({ hasTravelAdvisories: false }))
  answer(paths.alerts, [makeAlert(), makeAlert({ id: 'a2', headline: 'Elsewhere', trips: ['LATER1'] })])
  await renderRoute('trip', {
    path: '/dashboard/trips/ABC123',
    route: '/dashboard/trips/:bookingId',
    messages: ['advice'],
  })
  expect(await screen.findByRole('heading', { name: 'Strong earthquake near Bogotá' })).toBeVisible()
  expect(screen.getByText('Stay away from damaged buildings.')).toBeVisible()
  expect(screen.queryByText('Elsewhere')).toBeNull()
})
