import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { TripApproval } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import TripPage from '@/domains/trips/trip/TripPage'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeApproval, makeDecided } from '#tests/support/trips/approvalFactory.ts'

async function show(approval: TripApproval, changed: Partial<Trip> = {}) {
  const trip = { source: 'bookingTool', invoiceId: null, invoiceDownloadUrl: null, approval, ...changed } as const
  answer(`${paths.trips}/ABC123`, makeTrip(trip))
  answer(`${paths.profile}/obt`, { successfull: true, data: { name: 'ZIIOBT', url: 'https://t.example/sso' } })
  const page = { path: '/dashboard/trips/ABC123', route: '/dashboard/trips/:bookingId', messages: ['cancel'] as const }
  const shown = await renderPage(
    <>
      <TripPage />
      <Toasts />
    </>,
    page,
  )
  await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })
  return shown
}
const declined = { tripStatus: 'Cancelled', isCancellable: false, cancelledAt: '2026-05-08T15:00:00Z' } as const
const remindPath = `${paths.trips}/ABC123/approval/reminder`

beforeEach(() => setClock('2026-05-09T12:00:00Z'))

describe('a trip that waits for approval', () => {
  test('shows the decider, the times and that it is not booked, without invoices', async () => {
    await show(makeApproval())
    expect(screen.getByText('Waiting for approval: this trip is not booked yet')).toBeVisible()
    expect(
      screen.getByText(/^Olivier Bouchard decides by May 11, 2026.* held until May 12, 2026.* at the latest/),
    ).toBeVisible()
    expect(screen.getAllByText('Waiting for approval')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull()
  })

  test('its decider is reminded, and the answer names them', async () => {
    const sent = answerChange('post', remindPath, { decider: 'Olivier Bouchard', at: '2026-05-09T12:00:00Z' })
    const { user } = await show(makeApproval())
    await user.click(screen.getByRole('button', { name: 'Remind' }))
    expect(await screen.findByText('Olivier Bouchard was reminded by e-mail.')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('a refused reminder says why', async () => {
    failChange('post', remindPath, 409, 'alreadyReminded')
    const { user } = await show(makeApproval())
    await user.click(screen.getByRole('button', { name: 'Remind' }))
    expect(await screen.findByText(/Wait an hour, then remind again/)).toBeVisible()
  })

  test('within an hour of the last mail it says from when on a reminder is possible', async () => {
    await show(makeApproval({ canRemind: false, remindFrom: '2026-05-09T12:40:00Z' }))
    expect(
      screen.getByText(/^A mail went to Olivier Bouchard\. From May 9, 2026.* on you can send a reminder/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
  })

  test('it is corrected in the booking tool', async () => {
    const tab = {
      opener: window as unknown,
      location: { replace: vi.fn<(url: URL) => void>() },
      close: () => undefined,
    }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { user } = await show(makeApproval())
    await user.click(await screen.findByRole('button', { name: /^Correct/ }))
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
    expect(tab.location.replace.mock.calls[0]![0].searchParams.get('superPnrId')).toBe('ABC123')
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  test('canceling it says that nothing was paid', async () => {
    const cancellation: Cancellation = {
      bookingId: 'ABC123',
      version: 1,
      isCancellable: true,
      obstacle: null,
      cancelledAt: null,
      currency: 'CAD',
      paid: 0,
      refund: 0,
      lost: 0,
      givenBack: [],
      segments: [],
      credits: [],
      creditNoteId: null,
    }
    answer(`${paths.trips}/ABC123/cancellation`, cancellation)
    const { user } = await show(makeApproval())
    await user.click(screen.getByRole('button', { name: 'Cancel this trip' }))
    expect(await screen.findByText(/nothing was paid and nothing is refunded/)).toBeVisible()
  })
})

test('a change that waits says that the trip stays as it is booked', async () => {
  await show(makeApproval({ isChange: true }))
  expect(screen.getByText('A change waits for approval')).toBeVisible()
  expect(screen.getByText(/until then the trip stays as it is booked/)).toBeVisible()
  expect(screen.getByText('Change waits for approval')).toBeVisible()
})

test('a trip that was sent back shows the comment, and is corrected and sent again', async () => {
  await show(makeDecided('sentBack', { comment: 'Take the train.' }))
  expect(screen.getByText('Olivier Bouchard sent this trip back')).toBeVisible()
  expect(screen.getByText('Take the train.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Correct and send again/ })).toBeVisible()
})

test('a declined trip says by whom and why instead of its cancellation, and can be corrected', async () => {
  await show(makeDecided('declined', { comment: 'Too dear.' }), declined)
  expect(screen.getByText('Olivier Bouchard declined this trip')).toBeVisible()
  expect(screen.getByText('Too dear.')).toBeVisible()
  expect(screen.queryByText(/^Cancelled on/)).toBeNull()
  expect(await screen.findByRole('button', { name: /^Correct and send again/ })).toBeVisible()
})

test('a trip that nobody answered about in time says so', async () => {
  await show(makeDecided('declined', { by: '' }), declined)
  expect(screen.getByText('Nobody answered in time, so this trip was not booked')).toBeVisible()
  expect(screen.getByText('Nothing was paid, and price and seats are no longer held.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'What would have been booked' })).toBeVisible()
})

test('a declined change leaves the trip as it is booked, and marks it no more', async () => {
  await show(makeDecided('declined', { isChange: true }))
  expect(screen.getByText('Olivier Bouchard declined the change')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull()
})

test.each([
  ['Olivier Bouchard', 'Approved by Olivier Bouchard on May 8, 2026'],
  ['', 'Approved on May 8, 2026, because nobody answered in time'],
])('an approved trip says by whom: "%s"', async (by, says) => {
  await show(makeDecided('approved', { by }))
  expect(screen.getByText(says)).toBeVisible()
})
