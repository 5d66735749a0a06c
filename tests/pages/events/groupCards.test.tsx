import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GroupCard } from '#contract/events/groupCards.ts'
import { learnAdditions } from '@/http/additions'
import { makeGroupCard, makePaidEvent } from '#tests/support/events/groupCardFactory.ts'
import { answer, answerChange, fail, failChange, hang, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/group-cards'
const whoami = { roles: ['EventOrganizer' as const] }
const show = (cards: GroupCard[], locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answer(path, cards)
  return renderRoute('groupTravelCards', { locale, whoami })
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'groupcards', status: 'enabled' }])
})

describe('§2 the cards of an organizer', () => {
  test('each card shows its name, last digits, end and the events it pays for', async () => {
    await show([makeGroupCard({ events: [makePaidEvent()] }), makeGroupCard({ id: 'c2', number: '55555*******4444' })])
    const [first, second] = await screen.findAllByRole('listitem', { name: /^Visa ending in/ })
    expect(first).toHaveAccessibleName('Visa ending in 1111')
    expect(first).toHaveTextContent('Summit card')
    expect(first).toHaveTextContent('Expires August 2029')
    expect(first).toHaveTextContent('Pays for 1 event')
    expect(within(first!).getByRole('link', { name: 'Engineering summit' })).toHaveAttribute('href', '/en-ca/events/g1')
    expect(first).toHaveTextContent('Until Jun 11')
    expect(second).toHaveTextContent('Pays for no event at present')
    expect(within(second!).getByRole('link', { name: 'Edit Visa ending in 4444' })).toHaveAttribute(
      'href',
      '/en-ca/events/cards/c2/edit',
    )
    expect(document.body).not.toHaveTextContent('4111111111111111')
  })

  test('a card that expires before the end of an event is marked, and leads to another card', async () => {
    const events = [makePaidEvent({ expiresBefore: true }), makePaidEvent({ id: 'g2', endDate: '2026-05-20' })]
    await show([makeGroupCard({ expiryDate: '2026-05', events })])
    const [, summit, other] = await screen.findAllByRole('listitem')
    expect(summit).toHaveTextContent(/The card expires before the event’s last day, .*Jun 11/)
    expect(within(summit!).getByRole('link', { name: 'Choose another card for Engineering summit' })).toHaveAttribute(
      'href',
      '/en-ca/events/g1/edit#creditCardId',
    )
    expect(other).not.toHaveTextContent('expires before')
  })

  test('an expired card is marked, and so are its events', async () => {
    await show([makeGroupCard({ expiryDate: '2026-04', events: [makePaidEvent({ expiresBefore: true })] })])
    const [card, summit] = await screen.findAllByRole('listitem')
    expect(card).toHaveTextContent('Expired April 2026')
    expect(summit).toHaveTextContent(/The card has expired, and the event lasts until .*Jun 11/)
  })

  test('§5 an event has its name in the language of the screen', async () => {
    await show([makeGroupCard({ events: [makePaidEvent()] })], 'fr-ca')
    expect(await screen.findByRole('link', { name: 'Sommet de l’ingénierie' })).toBeVisible()
  })

  test('an organizer without a card is asked to add the first', async () => {
    await show([])
    expect(await screen.findByRole('heading', { name: 'No card yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add the first card' })).toHaveAttribute('href', '/en-ca/events/cards/add')
  })

  test('loading is announced, and a failure is reported and can be tried again', async () => {
    hang(path)
    const { unmount } = await renderRoute('groupTravelCards', { whoami })
    expect(await screen.findByRole('status')).toHaveTextContent('Loading')
    unmount()
    fail(path)
    const { user } = await renderRoute('groupTravelCards', { whoami })
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load')
    answer(path, [makeGroupCard()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listitem', { name: 'Visa ending in 1111' })).toBeVisible()
  })

  test('a backend without such cards is explained, with who to ask', async () => {
    learnAdditions([])
    await renderRoute('groupTravelCards', { whoami })
    expect(screen.getByRole('heading', { name: 'Cards for events cannot be kept here' })).toBeVisible()
  })
})

describe('§2 adding a card for events', () => {
  const open = () => renderRoute('groupTravelAddCard', { whoami })
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], number: string) => {
    await user.type(await screen.findByLabelText(/^Card number/), number)
    await user.type(screen.getByLabelText(/^Name on the card/), 'Retreats')
    await user.selectOptions(screen.getByLabelText('Month'), '06 · June')
    await user.selectOptions(screen.getByLabelText('Year'), '2029')
    await user.click(screen.getByRole('button', { name: 'Add the card' }))
  }

  test('the form asks for number, name and month, not for uses, and leads to the cards', async () => {
    const sent = answerChange('post', path, makeGroupCard({ name: 'Retreats' }))
    const { user, address } = await open()
    await screen.findByLabelText(/^Card number/)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await fill(user, '4111111111111111')
    await waitFor(() => expect(address()).toBe('/en-ca/events/cards'))
    expect(sent).toEqual([{ number: '4111 1111 1111 1111', name: 'Retreats', expiryDate: '2029-06' }])
  })

  test('a wrong digit and a taken number are reported at the field', async () => {
    answerChange(
      'post',
      path,
      {
        successfull: false,
        messageCode: 'alreadyThere',
        message: '…',
        problems: [{ field: 'number', code: 'alreadyThere' }],
      },
      409,
    )
    const { user } = await open()
    await fill(user, '4111111111111112')
    const number = screen.getByLabelText(/^Card number/)
    await waitFor(() => expect(number).toHaveAccessibleDescription(/One digit of the card number is wrong/))
    await user.clear(number)
    await fill(user, '4111111111111111')
    await waitFor(() => expect(number).toHaveAccessibleDescription(/among yours already. Change that one instead/))
  })

  test('leaving asks before it loses something, canceling goes back, and a failure keeps the values', async () => {
    failChange('post', path)
    const { user, address } = await open()
    await fill(user, '4111111111111111')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved')
    expect(screen.getByLabelText(/^Name on the card/)).toHaveValue('Retreats')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/cards'))
  })
})

describe('§2 changing a card for events', () => {
  const open = async (cards = [makeGroupCard()], id = 'c1') => {
    answer(path, cards)
    return renderRoute('groupTravelEditCard', {
      path: `/events/cards/${id}/edit`,
      route: '/events/cards/:creditCardId/edit',
      whoami,
    })
  }
  const name = () => screen.findByLabelText(/^Name on the card/)

  test('a changed card keeps its number, which is not shown again', async () => {
    const sent = answerChange('put', `${path}/c1`, makeGroupCard({ name: 'Fairs', version: 4 }))
    const { user, address } = await open()
    await user.clear(await name())
    await user.type(await name(), 'Fairs')
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/cards'))
    expect(sent).toEqual([{ version: 3, name: 'Fairs', expiryDate: '2029-08' }])
  })

  test('a change by another person shows both values to choose from', async () => {
    const theirs = makeGroupCard({ name: 'Trade fairs', version: 7 })
    const sent = answerChange('put', `${path}/c1`, makeGroupCard({ name: 'Fairs', version: 8 }))
    network.use(
      http.put(
        `*/api/main${path}/c1`,
        () =>
          HttpResponse.json(
            { successfull: false, messageCode: 'changedMeanwhile', message: '…', current: theirs },
            { status: 412 },
          ),
        { once: true },
      ),
    )
    const { user, address } = await open()
    await user.clear(await name())
    await user.type(await name(), 'Fairs')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('What is saved now: Trade fairs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/cards'))
    expect(sent).toEqual([expect.objectContaining({ version: 7, name: 'Fairs' })])
  })

  test('an unknown card is reported with a link to the others', async () => {
    await open([makeGroupCard()], 'unknown')
    expect(await screen.findByRole('heading', { name: 'This card is not among yours' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your cards' })).toHaveAttribute('href', '/en-ca/events/cards')
  })

  test('a card is removed after a confirmation', async () => {
    const { user, address } = await open()
    let asked = ''
    network.use(
      http.delete(`*/api/main${path}/c1`, ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ id: 'c1' })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Remove this card' }))
    expect(screen.getByText(/Remove Visa ending in 1111/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep the card' }))
    expect(asked).toBe('')
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(address()).toBe('/en-ca/events/cards'))
    expect(asked).toBe('?version=3')
  })

  test('a card of a coming event stays, with the reason and a link to choose another', async () => {
    const { user } = await open([makeGroupCard({ events: [makePaidEvent()] })])
    const remove = await screen.findByRole('button', { name: 'Remove this card' })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveAccessibleDescription(/pays for an event that is not over/)
    expect(screen.getByRole('link', { name: 'Engineering summit' })).toHaveAttribute(
      'href',
      '/en-ca/events/g1/edit#creditCardId',
    )
    await user.click(remove)
    expect(screen.queryByRole('button', { name: 'Keep the card' })).toBeNull()
  })

  test('a card that came into use meanwhile is kept by the server, and the event is named', async () => {
    const { user } = await open()
    const current = makeGroupCard({ events: [makePaidEvent()] })
    answerChange(
      'delete',
      `${path}/c1`,
      { successfull: false, messageCode: 'cardInUse', message: 'An event …', current },
      409,
    )
    await user.click(await screen.findByRole('button', { name: 'Remove this card' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('link', { name: 'Engineering summit' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove this card' })).toHaveAttribute('aria-disabled', 'true')
  })
})
