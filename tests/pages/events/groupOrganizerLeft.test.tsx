import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { learnAdditions } from '@/http/additions'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { answer, answerChange } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/group-travels/g1'
/** An administrator may cancel an event whose organizer has left, and change nothing else. */
const left = (changed: Partial<GroupDetail>) => makeGroupDetail({ isOwn: false, mayEdit: false, ...changed })
const show = (changed: Partial<GroupDetail> = {}) => {
  answer(path, left(changed))
  return renderRoute('groupDetail', {
    path: '/events/g1',
    route: '/events/:groupTravelId',
    whoami: { roles: ['Admin'] },
  })
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('§4 an event without its organizer, for an administrator', () => {
  test("the page names the former organizer, and offers canceling but no organizer's action", async () => {
    await show()
    expect(await screen.findByText('Organized by Olivia Organ')).toBeVisible()
    const page = within(screen.getByRole('heading', { level: 1 }).closest('header')!)
    expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel the event'])
    expect(page.queryByRole('link', { name: 'Change' })).toBeNull()
    expect(within(screen.getByRole('region', { name: 'People' })).queryByRole('link')).toBeNull()
  })

  test('the administrator cancels the event after a question that names who is told', async () => {
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['organize'] })
    await show()
    const sent = answerChange('put', `${path}/status`, left({ status: 'canceled', nextStatuses: [] }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }))
    expect(screen.getByText(/11 invited people get an e-mail/)).toBeVisible()
    expect(screen.getByText(/This cannot be undone/)).toBeVisible()
    answer(path, left({ status: 'canceled', nextStatuses: [] }))
    await user.click(screen.getAllByRole('button', { name: 'Cancel the event' }).at(-1)!)
    await waitFor(() => expect(sent).toEqual([{ status: 'canceled', version: 4 }]))
    expect(await screen.findByText('Engineering summit is cancelled.')).toBeVisible()
    expect(await screen.findByText('It was cancelled. The invited people got an e-mail.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel the event' })).toBeNull()
  })

  test('the administrator marks the event as reconciled after its end', async () => {
    const { user } = await show({ status: 'completed', nextStatuses: ['reconciled'] })
    const sent = answerChange('put', `${path}/status`, left({ status: 'reconciled', nextStatuses: [] }))
    await user.click(await screen.findByRole('button', { name: 'Mark as reconciled' }))
    await waitFor(() => expect(sent).toEqual([{ status: 'reconciled', version: 4 }]))
    expect(screen.queryByRole('button', { name: 'Cancel the event' })).toBeNull()
  })

  test('the button to cancel is beside the two answers of an event that waits for approval', async () => {
    await show({ status: 'pendingApproval', nextStatuses: ['approved', 'planning', 'canceled'] })
    for (const name of ['Approve', 'Send back', 'Cancel the event'])
      expect(await screen.findByRole('button', { name })).toBeVisible()
  })
})
