import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const label = 'Change this trip in the booking tool'
const tab = { opener: window as unknown, location: { replace: vi.fn<(url: URL) => void>() }, close: () => undefined }

async function show(changed: Partial<Trip>) {
  answer(`${paths.trips}/ABC123`, makeTrip({ source: 'bookingTool', tripStatus: 'Upcoming', ...changed }))
  const page = { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId' }
  const view = await renderPage(<TripPage />, page)
  await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
  return view
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  tab.location.replace.mockReset()
})

test('a trip booked in the tool is opened there for changes', async () => {
  answer(`${paths.profile}/obt`, { successfull: true, data: { name: 'ZIIOBT', url: 'https://t.example/sso' } })
  const { user } = await show({})
  await user.click(await screen.findByRole('button', { name: label }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  const { searchParams } = tab.location.replace.mock.calls[0]![0]
  expect([searchParams.get('target'), searchParams.get('superPnrId')]).toEqual(['trip', 'ABC123'])
})

test('a person who may not book has no link to the tool', async () => {
  answer(paths.profile, makeProfile({ isAllowedToBook: false }))
  const { user } = await show({})
  const button = await screen.findByRole('button', { name: label })
  expect(button).toHaveAccessibleDescription(/home page says why/)
  await user.click(button)
  expect(window.open).not.toHaveBeenCalled()
})

test.each([{ source: 'agency' }, { source: 'manual' }, { tripStatus: 'Past' }] as const)(
  'the link to the tool is absent for %j',
  async (changed) => {
    await show(changed)
    await screen.findByRole('button', { name: 'Print' })
    expect(screen.queryByRole('button', { name: label })).toBeNull()
  },
)
