import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

// The window comes on demand; on a busy machine it would come too late for a test.
beforeAll(() => import('@/domains/trips/calendar/CalendarDialog'), 60_000)
beforeEach(() => setClock('2026-05-09T12:00:00'))

describe('all trips in a calendar', () => {
  const subscription = `${paths.profile}/calendar-subscription`
  const openCalendar = async () => {
    const view = await renderPage(<TripsPage />, {
      path: '/dashboard/trips',
      messages: ['calendar', 'forms', 'tripLists'],
    })
    await view.user.click(await screen.findByRole('button', { name: 'Calendar' }))
    return { ...view, dialog: await screen.findByRole('dialog') }
  }
  const none = { isActive: false, createdAt: null, lastReadAt: null }
  const active = { isActive: true, createdAt: '2026-05-09T12:00:00Z', lastReadAt: null }

  test('a private address is made, shown once, and copied', async () => {
    answer(subscription, none)
    const { user, dialog } = await openCalendar()
    const url = 'https://waymark.example/calendar/secret.ics'
    const sent = answerChange('post', subscription, { url, createdAt: '2026-05-09T12:00:00Z' })
    const create = await within(dialog).findByRole('button', { name: 'Create calendar link' })
    answer(subscription, active)
    await user.click(create)
    expect(await within(dialog).findByLabelText('Private calendar address')).toHaveValue(url)
    expect(within(dialog).getByText('Copy it now')).toBeVisible()
    expect(sent).toEqual([{ cultureCode: 'en-CA' }])
    await user.click(within(dialog).getByRole('button', { name: 'Copy the address' }))
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  test('a calendar file is not offered without a coming trip, which is explained', async () => {
    answer(subscription, none)
    answer(paths.trips, [makeTrip({ tripStatus: 'Past' })])
    const { dialog } = await openCalendar()
    const button = await within(dialog).findByRole('button', { name: 'Download all my trips' })
    await waitFor(() => expect(button).toHaveAccessibleDescription(/no trip ahead/))
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  test('the address shows when it was last read, and can be switched off', async () => {
    answer(subscription, { ...active, lastReadAt: '2026-05-09T09:30:00Z' })
    const { user, dialog } = await openCalendar()
    expect(await within(dialog).findByText(/Last read May 9, 2026/)).toBeVisible()
    answerChange('delete', subscription, none)
    answer(subscription, none)
    await user.click(within(dialog).getByRole('button', { name: 'Switch the address off' }))
    expect(await within(dialog).findByText('The address no longer works.')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Create calendar link' })).toBeVisible()
  })

  test('a new address that cannot be switched off stays shown, and the reason stands below the button', async () => {
    answer(subscription, none)
    const { user, dialog } = await openCalendar()
    const url = 'https://waymark.example/calendar/secret.ics'
    answerChange('post', subscription, { url, createdAt: '2026-05-09T12:00:00Z' })
    const create = await within(dialog).findByRole('button', { name: 'Create calendar link' })
    answer(subscription, active)
    await user.click(create)
    failChange('delete', subscription)
    const switchOff = await within(dialog).findByRole('button', { name: 'Switch the address off' })
    await user.click(switchOff)
    const reason = await within(dialog).findByRole('alert')
    expect(switchOff.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(dialog).getByLabelText('Private calendar address')).toHaveValue(url)
  })
})
