import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { GroupEvents } from '@/domains/home/ownTravel/GroupEvents'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy } from '#tests/support/page/factories.ts'
import { makeNamedGroup } from '#tests/support/events/groupFactory.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'

const asked = makeNamedGroup('Summit', { traveler: { status: 'pending' }, answerBy: '2027-04-20' })
const toBook = makeNamedGroup('Fair', { bookBy: '2027-04-25' })
const booked = makeNamedGroup('Camp', { traveler: { trips: [{ status: 'confirmed', bookingId: 'CAMP12' }] } })

beforeEach(() => {
  setClock('2027-04-10T12:00:00')
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  answer(paths.policy, makePolicy({ isAllowedEvent: true, ziiObtTemplateId: 't1' }))
})

describe('changing an answer', () => {
  const declinedToo = (group: GroupTravel) => ({
    ...group,
    traveler: { ...group.traveler, status: 'declined' as const },
  })
  const show = async (...groups: GroupTravel[]) => {
    answer(paths.groups, groups)
    const { user } = await renderPage(<Toasts />, { path: '/home', messages: ['events', 'forms'] })
    await renderRoute('events')
    await screen.findAllByRole('article')
    return user
  }
  const cannotCome = async (group: GroupTravel, name: string) => {
    const user = await show(group)
    const sent = answerChange('put', `${paths.groups}/s-${name}`, declinedToo(group))
    await user.click(screen.getByRole('button', { name: `I can’t come to ${name}` }))
    return { user, sent }
  }

  test('a person who declines an invitation is offered nothing that would accept it', async () => {
    const user = await show(asked)
    const sent = answerChange('put', `${paths.groups}/s-Summit`, declinedToo(asked))
    await user.click(screen.getByRole('button', { name: 'Decline Summit' }))
    expect(await screen.findByText('You declined Summit.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(sent).toEqual([{ status: 'declined', needsNoTrip: false }])
  })

  test('an accepted answer can be withdrawn and restored as it was', async () => {
    const coming = makeNamedGroup('Fair', { traveler: { needsNoTrip: true } })
    const { user, sent } = await cannotCome(coming, 'Fair')
    expect(await screen.findByText('You declined Fair.')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await user.click(undo)
    expect(await screen.findByText('You are coming to Fair without a booking.')).toBeVisible()
    expect(sent).toEqual([
      { status: 'declined', needsNoTrip: false },
      { status: 'accepted', needsNoTrip: true },
    ])
  })

  test('a failed undo is reported', async () => {
    const { user } = await cannotCome(toBook, 'Fair')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    failChange('put', `${paths.groups}/s-Fair`, 503)
    await user.click(undo)
    expect(
      await screen.findByText(/Your answer to Fair was not recorded\. Something went wrong on our side\./),
    ).toBeVisible()
  })

  test('a trip booked for the event stays booked, which is announced then and shown later', async () => {
    await cannotCome(booked, 'Camp')
    expect(
      await screen.findByText('You declined Camp. Your trip stays booked; you cancel it under My trips.'),
    ).toBeVisible()
    answer(paths.groups, [declinedToo(booked)])
    await renderRoute('events')
    const [declined] = (await screen.findAllByText('Your trip stays booked; you cancel it under My trips.')).map(
      (said) => within(said.closest('article') as HTMLElement),
    )
    expect(declined?.getByRole('link', { name: 'See the trip' })).toBeVisible()
  })

  test('a trip booked by another person names who can cancel it', async () => {
    await cannotCome(makeNamedGroup('Camp', { traveler: { trips: [{ status: 'confirmed' }] } }), 'Camp')
    const said = 'You declined Camp. Your trip stays booked; the person who booked it for you can cancel it.'
    expect(await screen.findByText(said)).toBeVisible()
  })

  test.each([
    ['the last day for another answer has passed', { answerBy: '2027-04-09' }],
    ['the event has begun', { groupTravel: { status: 'inProgress' as const }, startDate: '2027-04-09' }],
  ])('another answer is not offered once %s', async (_, changed) => {
    await show(makeNamedGroup('Fair', changed))
    expect(screen.queryByRole('button', { name: /can’t come/ })).toBeNull()
  })
})

describe('the focus after a removed button', () => {
  const accepted = { ...asked, traveler: { ...asked.traveler, status: 'accepted' as const } }
  const press = async (name: string, after: GroupTravel[]) => {
    const user = userEvent.setup()
    const button = await screen.findByRole('button', { name })
    answerChange('put', `${paths.groups}/s-Summit`, accepted)
    answer(paths.groups, after)
    await user.click(button)
  }

  test('the focus stays near on My events', async () => {
    answer(paths.groups, [asked])
    await renderRoute('events')
    await press('Accept Summit', [accepted])
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Upcoming' })).toHaveFocus())
  })

  test('the focus stays near on the page after the sign-in', async () => {
    answer(paths.groups, [asked])
    await renderRoute('eventCallback', { path: '/event-callback/s-Summit', route: '/event-callback/:eventShareableId' })
    await press('Accept Summit', [accepted])
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Summit' })).toHaveFocus())
  })

  test('the focus stays near on Home, where a declined event goes', async () => {
    answer(paths.groups, [asked, toBook])
    await renderPage(<GroupEvents />, { messages: ['events'] })
    await press('Decline Summit', [toBook])
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your events' })).toHaveFocus())
  })
})
