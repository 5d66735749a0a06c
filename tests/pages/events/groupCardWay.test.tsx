import { screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import AddGroupCardPage from '@/domains/events/cards/AddGroupCardPage'
import AddGroupPage from '@/domains/events/organize/form/AddGroupPage'
import EditGroupPage from '@/domains/events/organize/form/EditGroupPage'
import { rowOf } from '@/routes/table'
import { makeGroupCard } from '#tests/support/events/groupCardFactory.ts'
import { fill } from '#tests/support/page/fill.ts'
import { answer, answerChange } from '#tests/support/page/network.ts'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

// §2 events/cards/add: from the form of an event and back to it.

const groups = '/companies/aurora/group-travels'
const cards = '/companies/aurora/group-cards'
const old = makeGroupCard({ id: 'c1', name: 'Events Visa' })
const added = makeGroupCard({ id: 'c3', name: 'Retreats' })

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer('/airports', [])
  answer(cards, [old])
  answer(`${groups}/g1`, makeGroupDetail())
})

/** The forms of an event and of a card, each at its address. */
const open = (path: string, state?: unknown) =>
  renderPage(
    <Routes>
      <Route path={`/:localeCode${rowOf('groupTravelAdd').path}`} element={<AddGroupPage />} />
      <Route path={`/:localeCode${rowOf('groupTravelEdit').path}`} element={<EditGroupPage />} />
      <Route path={`/:localeCode${rowOf('groupTravelAddCard').path}`} element={<AddGroupCardPage />} />
    </Routes>,
    { path, state, whoami: { roles: ['EventOrganizer'] }, messages: ['groupCards', 'profile'] },
  )
type User = ReturnType<typeof userEvent.setup>

/** Types a name and leaves at once for the form of a card. */
async function leave(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Venue' }), ' Hall')
  await user.click(await screen.findByRole('link', { name: 'Add a card' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
}

async function addCard(user: User) {
  await fill(user, await screen.findByLabelText(/^Card number/), '4111111111111111')
  await fill(user, screen.getByLabelText(/^Name on the card/), 'Retreats')
  await user.selectOptions(screen.getByLabelText('Month'), '06 · June')
  await user.selectOptions(screen.getByLabelText('Year'), '2029')
  answerChange('post', cards, added)
  answer(cards, [old, added])
  await user.click(screen.getByRole('button', { name: 'Add the card' }))
}

describe.each([
  ['a new event', '/events/add', ' Hall'],
  ['an event that is changed', '/events/g1/edit', 'Palacio de Congresos Hall'],
])('in the form of %s', (_, path, venue) => {
  test('the typed values are there after a card was added, with that card chosen and focused', async () => {
    const { user, address } = await open(path)
    await leave(user)
    await addCard(user)
    await waitFor(() => expect(address()).toBe(`/en-ca${path}`))
    const field = await screen.findByRole('combobox', { name: 'Payment card' })
    await waitFor(() => expect(field).toHaveDisplayValue('Retreats, ending in 1111'))
    await waitFor(() => expect(field).toHaveFocus())
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveValue(venue)
  })

  test('the typed values are there after adding a card was canceled, with the earlier card chosen', async () => {
    const { user, address } = await open(path)
    const field = await screen.findByRole('combobox', { name: 'Payment card' })
    await screen.findByRole('option', { name: 'Events Visa, ending in 1111' })
    await user.selectOptions(field, 'Events Visa, ending in 1111')
    await leave(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe(`/en-ca${path}`))
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveValue(venue)
    expect(screen.getByRole('combobox', { name: 'Payment card' })).toHaveDisplayValue('Events Visa, ending in 1111')
  })

  test('a card chosen later stays chosen after a reload', async () => {
    const { user, state, unmount } = await open(path)
    await leave(user)
    await addCard(user)
    const field = () => screen.findByRole('combobox', { name: 'Payment card' })
    await waitFor(async () => expect(await field()).toHaveDisplayValue('Retreats, ending in 1111'))
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    await user.selectOptions(await field(), 'Events Visa, ending in 1111')
    unmount()
    await open(path, state())
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    await screen.findByRole('option', { name: 'Retreats, ending in 1111' })
    expect(await field()).toHaveDisplayValue('Events Visa, ending in 1111')
  })

  test('the event is saved with the typed values and the added card', async () => {
    const { user } = await open(path)
    if (path.endsWith('/add')) {
      await fill(user, await screen.findByRole('textbox', { name: 'English' }), 'Kick-off')
      await fill(user, screen.getByRole('textbox', { name: 'First day' }), '2026-07-01')
      await fill(user, screen.getByRole('textbox', { name: 'Last day' }), '2026-07-02')
    }
    await leave(user)
    await addCard(user)
    const field = await screen.findByRole('combobox', { name: 'Payment card' })
    await waitFor(() => expect(field).toHaveDisplayValue('Retreats, ending in 1111'))
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    const sent = path.endsWith('/add')
      ? answerChange('post', groups, makeGroupDetail())
      : answerChange('put', `${groups}/g1`, makeGroupDetail())
    await user.click(screen.getByRole('button', { name: /^(Begin planning|Save)$/ }))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ venue: venue.trim(), creditCardId: 'c3' })]))
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})
