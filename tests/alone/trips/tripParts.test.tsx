import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const dialog = '@/domains/trips/calendar/CalendarDialog'

describe('a network that breaks after the first files of the list of trips', () => {
  beforeEach(() => {
    setClock('2026-05-11T13:00:00Z')
    answer(paths.trips, [makeTrip()])
    vi.doMock(dialog, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  })
  afterEach(() => void vi.doUnmock(dialog))
  const show = () => renderPage(<TripsPage />, { path: '/dashboard/trips', messages: ['calendar', 'tripLists'] })
  const row = () => screen.findByRole('article', { name: 'Montréal to Vancouver' })

  test('a requested dialog reports that it did not load, beside a list that stays', async () => {
    const { user } = await show()
    await row()
    await user.click(screen.getByRole('button', { name: 'Calendar' }))
    expect(await screen.findByText('This part did not load.')).toBeVisible()
    expect(await row()).toBeVisible()
  })

  test('a dialog that did not load opens on another press once there is a network', async () => {
    const { user } = await show()
    await row()
    await user.click(screen.getByRole('button', { name: 'Calendar' }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    vi.doUnmock(dialog)
    await user.click(retry)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
