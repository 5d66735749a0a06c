import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { learnAdditions } from '@/http/additions'
import { makeGroupCard } from '#tests/support/events/groupCardFactory.ts'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/group-travels/g1'
const cards = '/companies/aurora/group-cards'
const good = makeGroupCard({ id: 'c1', name: 'Events Visa' })
/** Good until the month before the event. */
const late = makeGroupCard({ id: 'c2', name: 'Summit card', number: '37144******8431', expiryDate: '2026-05' })
const whoami = { roles: ['EventOrganizer' as const] }
const payer = (card: typeof good, isLate: boolean): GroupDetail['card'] => {
  const { id, name, number, expiryDate } = card
  return { id, name, number, expiryDate, expiresBefore: isLate }
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([
    { name: 'groupevents', status: 'enabled' },
    { name: 'groupcards', status: 'enabled' },
  ])
  answer('/airports', [])
  answer(cards, [good, late])
})

const edit = async (card: GroupDetail['card'] = null, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answer(path, makeGroupDetail({ card }))
  const view = await renderRoute('groupTravelEdit', {
    path: '/events/g1/edit',
    route: '/events/:groupTravelId/edit',
    locale,
    whoami,
  })
  return { ...view, field: await screen.findByRole('combobox', { name: /Payment card|Carte de paiement/ }) }
}

test('one of the cards is chosen, or the usual payment applies', async () => {
  const { user, field } = await edit()
  expect(field).toHaveDisplayValue('None: everyone pays as for any trip')
  await within(field).findByRole('option', { name: 'Events Visa, ending in 1111' })
  await user.selectOptions(field, 'Events Visa, ending in 1111')
  const sent = answerChange('put', path, makeGroupDetail())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ creditCardId: 'c1' })]))
})

test('a card that expires before the last day is marked, with a warning once it is chosen', async () => {
  const { user, field } = await edit()
  const marked = 'Summit card, ending in 8431 (expires before the event ends)'
  await within(field).findByRole('option', { name: marked })
  await user.selectOptions(field, marked)
  expect(field).toHaveAccessibleDescription(/will have expired by the event’s last day, .*Jun 11/)
  expect(screen.getByText(/will have expired by the event’s last day/).closest('[role=status]')).not.toBeNull()
  await user.selectOptions(field, '')
  expect(field).not.toHaveAccessibleDescription(/expired/)
})

test('the current card shows even while the cards do not load, which is reported and can be tried again', async () => {
  fail(cards)
  const { user, field } = await edit(payer(late, true))
  expect(field).toHaveDisplayValue(/^Summit card, ending in 8431/)
  expect(await screen.findByText('Your cards did not load.')).toBeVisible()
  answer(cards, [good, late])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(field).findByRole('option', { name: 'Events Visa, ending in 1111' })).toBeInTheDocument()
  expect(field).toHaveDisplayValue(/^Summit card/)
})

test('another card can be added, and is chosen on the way back', async () => {
  const { user, address } = await edit()
  await user.click(screen.getByRole('link', { name: 'Add a card' }))
  expect(address()).toBe('/en-ca/events/cards/add')
})

test('a card just added for the event is chosen', async () => {
  answer(path, makeGroupDetail())
  await renderRoute('groupTravelEdit', {
    path: '/events/g1/edit',
    route: '/events/:groupTravelId/edit',
    state: { addedCard: 'c1' },
    whoami,
  })
  const field = await screen.findByRole('combobox', { name: 'Payment card' })
  await waitFor(() => expect(field).toHaveDisplayValue('Events Visa, ending in 1111'))
})

test('the form has no card where the backend stores none for events', async () => {
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
  answer(path, makeGroupDetail())
  await renderRoute('groupTravelEdit', { path: '/events/g1/edit', route: '/events/:groupTravelId/edit', whoami })
  expect(await screen.findByRole('textbox', { name: 'Venue' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Payment card' })).toBeNull()
})

test('the event names its card, and leads to another where it expires too early', async () => {
  answer(path, makeGroupDetail({ card: payer(late, true) }))
  await renderRoute('groupDetail', { path: '/events/g1', route: '/events/:groupTravelId', whoami })
  const payment = await screen.findByRole('region', { name: 'Payment' })
  expect(payment).toHaveTextContent('Summit card3714 4••••• •8431Expires May 2026')
  expect(payment).toHaveTextContent('Expires before the event ends')
  expect(within(payment).getByRole('link', { name: 'Choose another card' })).toHaveAttribute(
    'href',
    '/en-ca/events/g1/edit#creditCardId',
  )
})

test('a reader who may not change the event gets no link', async () => {
  answer(path, makeGroupDetail({ card: payer(late, true), mayEdit: false }))
  await renderRoute('groupDetail', { path: '/events/g1', route: '/events/:groupTravelId', whoami })
  expect(await screen.findByText('Expires before the event ends')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Choose another card' })).toBeNull()
})
