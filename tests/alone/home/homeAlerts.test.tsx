import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import HomePage from '@/domains/home/HomePage'
import { endFirstScreen } from '@/lib/firstScreen'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeAlert } from '#tests/support/risk/alertFactory.ts'

test('alerts that come after the first screen are below all parts of Home, so that none of these moves', async () => {
  setClock('2026-05-09T12:00:00')
  answer(paths.alerts, [makeAlert({ endsAt: null, trips: ['ABC123'] })])
  await renderPage(<HomePage />, { messages: ['actionCenter', 'advice'] })
  const figures = await screen.findByRole('region', { name: 'Your travel' })
  expect(await within(figures).findByText('Trips this year')).toBeVisible()
  endFirstScreen()
  await screen.findByRole('region', { name: 'Alerts for your trips' })
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
  const last = document.getElementById(regions.at(-1)!)
  expect(last).toHaveTextContent('Alerts for your trips')
})
