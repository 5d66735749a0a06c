import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeGroupTraveler, makeMailPreview, makePeoplePage } from '#tests/support/events/groupPeopleFactory.ts'
import { bo, event, people, showPeople } from '#tests/support/events/groupPeoplePage.tsx'
import { answer, answerChange, fail, failChange } from '#tests/support/page/network.ts'
import { setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('inviting, reminding, removing', () => {
  const select = async (user: Awaited<ReturnType<typeof showPeople>>['user'], ...names: string[]) => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }

  test('all people without an invitation are invited after a preview of receivers and text', async () => {
    const { user } = await showPeople({ counts: { notInvited: 2, invited: 1 } })
    answer(`${event}/mails/invitations`, makeMailPreview({ leftOut: [{ reason: 'invited', people: 1 }] }))
    const sent = answerChange('post', `${event}/invitations`, { count: 2, skipped: 0, tooSoon: 0 })
    await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    expect(await dialog.findByText('2 people get this e-mail, each in their own language.')).toBeVisible()
    expect(dialog.getByText('1 is invited already')).toBeVisible()
    const letter = dialog.getByRole('region', { name: 'The e-mail, as the first of them reads it' })
    expect(letter).toHaveTextContent('You are invited: Engineering summit')
    expect(letter).toHaveTextContent('Hello Ada,')
    expect(sent).toEqual([])
    answer(people, makePeoplePage([bo], { invited: 3, pending: 3 }))
    await user.dblClick(dialog.getByRole('button', { name: 'Invite 2 people' }))
    expect(await screen.findByText('2 people were invited by e-mail')).toBeVisible()
    expect(sent).toEqual([{}])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('option', { name: 'No answer yet (3)' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull()
  })

  test('nothing is mailed where the preview is closed, or does not load', async () => {
    const { user } = await showPeople({ counts: { notInvited: 2 }, query: '?mail=invitations' })
    const sent = answerChange('post', `${event}/invitations`, { count: 2, skipped: 0, tooSoon: 0 })
    fail(`${event}/mails/invitations`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    await dialog.findByText('The preview did not load. Nothing was sent.')
    expect(dialog.queryByRole('button', { name: /^Invite/ })).toBeNull()
    answer(`${event}/mails/invitations`, makeMailPreview())
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Invite 2 people' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  test('reminding all reports how many were skipped after a mail within the day', async () => {
    const { user } = await showPeople({ counts: { pending: 3, notBooked: 1 } })
    answer(`${event}/mails/reminders`, makeMailPreview({ people: 3, leftOut: [{ reason: 'tooSoon', people: 1 }] }))
    const sent = answerChange('post', `${event}/reminders`, { count: 3, skipped: 0, tooSoon: 1 })
    await user.click(await screen.findByRole('button', { name: 'Remind 4 people' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind people' }))
    expect(await dialog.findByText('1 had an e-mail less than a day ago')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remind 3 people' }))
    expect(await screen.findByText('3 people were reminded by e-mail')).toBeVisible()
    expect(screen.getByText('1 was left out: they had an e-mail less than a day ago')).toBeVisible()
    expect(sent).toEqual([{}])
  })

  test('the reminder counts its receivers, and is not offered without any', async () => {
    const { unmount } = await showPeople({ counts: { pending: 5, remindable: 2 } })
    expect(await screen.findByRole('button', { name: 'Remind 2 people' })).toBeVisible()
    unmount()
    await showPeople({ counts: { pending: 5, remindable: 0 } })
    await screen.findByRole('option', { name: 'No answer yet (5)' })
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
  })

  test('only selected people who need a reminder are sent, and the others are named with the reason', async () => {
    const trip = { bookingId: 'XK4P2Q', status: 'Upcoming', arrival: null, departure: null }
    const { user } = await showPeople({
      rows: [
        makeGroupTraveler(),
        makeGroupTraveler({ id: 'gt3', firstName: 'Cy', remindedAt: '2026-05-09T08:00:00Z', reminders: 1 }),
        makeGroupTraveler({ id: 'gt4', firstName: 'Di', status: 'declined' }),
        makeGroupTraveler({ id: 'gt5', firstName: 'Ed', status: 'accepted', trip }),
        makeGroupTraveler({ id: 'gt6', firstName: 'Fi', invitedAt: null }),
        makeGroupTraveler({ id: 'gt7', firstName: 'Gil', status: 'accepted', needsNoTrip: true }),
      ],
    })
    await select(user, 'Ada Quill', 'Cy Quill', 'Di Quill', 'Ed Quill', 'Fi Quill', 'Gil Quill')
    const sent = answerChange('post', `${event}/reminders`, { count: 1, skipped: 0, tooSoon: 0 })
    await user.click(screen.getByRole('button', { name: 'Remind' }))
    const said = await screen.findByText('1 person was reminded by e-mail')
    const notice = within(said.closest<HTMLElement>('[role="status"]')!)
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cy Quill had an e-mail less than a day ago',
      'Di Quill has declined',
      'Ed Quill has booked',
      'Fi Quill is not invited yet',
      'Gil Quill needs no trip',
    ])
    expect(sent).toEqual([{ travelerIds: ['gt1'] }])
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull()
  })

  test('a reminder that no selected person needs is not sent, with the reason', async () => {
    const { user } = await showPeople({ rows: [makeGroupTraveler({ status: 'accepted' })] })
    await select(user, 'Ada Quill')
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('No one was invited')).toBeVisible()
    expect(screen.getByText('Ada Quill has accepted already')).toBeVisible()
  })

  test('removing asks first with its effect, and travelers with a booking stay', async () => {
    const trip = { bookingId: 'XK4P2Q', status: 'Upcoming', arrival: null, departure: null }
    const { user } = await showPeople({ rows: [makeGroupTraveler(), { ...bo, trip }] })
    const sent = answerChange('post', `${event}/removals`, { count: 1, skipped: 0, tooSoon: 0 })
    await select(user, 'Ada Quill', 'Bo Reed')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByText('Remove 1 person from the list?')).toBeVisible()
    expect(screen.getByText(/1 was invited: the invitation stops working/)).toBeVisible()
    expect(screen.getByText(/1 who has booked stays on the list and keeps the trip/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep them' }))
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }))
    expect(await screen.findByText('1 person was removed from the list')).toBeVisible()
    expect(screen.getByText('Bo Reed has booked')).toBeVisible()
    expect(sent).toEqual([{ travelerIds: ['gt1'] }])
  })

  test('a closed event is reported, and the selection stays', async () => {
    const { user } = await showPeople()
    await select(user, 'Ada Quill')
    failChange('post', `${event}/reminders`, 409, 'groupNotOpen')
    await user.click(screen.getByRole('button', { name: 'Remind' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Only people of a confirmed event')
    expect(screen.getByRole('checkbox', { name: 'Select Ada Quill' })).toBeChecked()
  })
})
