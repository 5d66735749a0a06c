import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import EditCreditCardPage from '@/domains/profile/payment/EditCreditCardPage'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { cardsPath as path, makeCard, setCardScene } from '#tests/support/profile/cardPage.ts'

const card = makeCard()

beforeEach(setCardScene)

const open = async (id = 'c1') => {
  const view = await renderPage(<EditCreditCardPage />, {
    path: `/profile/payment/edit-credit-card/${id}`,
    route: '/profile/payment/edit-credit-card/:creditCardID',
  })
  if (id === 'c1') await screen.findByLabelText(/^Card number/)
  return view
}
const save = () => screen.getByRole('button', { name: 'Save' })
const name = () => screen.getByLabelText(/^Name on the card/)

describe('§2 the screen of a card', () => {
  test('a card is changed without its number, which stays sealed', async () => {
    const sent = answerChange('put', `${path}/c1`, { ...card, name: 'Company card', version: 4 })
    const { user, address } = await open()
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('')
    expect(screen.getByLabelText(/^Card number/)).toHaveAttribute('placeholder', '4111 1••• •••• 1111')
    expect(screen.getByLabelText(/^Card number/)).toHaveAccessibleDescription(/keep the number ending in 1111/)
    await user.clear(name())
    await user.type(name(), 'Company card')
    await user.click(save())
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
    expect(sent).toEqual([{ version: 3, name: 'Company card', expiryDate: '2029-08', uses: card.uses }])
  })

  test('a card takes another number', async () => {
    const sent = answerChange('put', `${path}/c1`, { ...card, number: '55555*******4444', version: 4 })
    const { user, address } = await open()
    await user.type(screen.getByLabelText(/^Card number/), '5555555555554444')
    await user.click(save())
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
    expect(sent).toEqual([expect.objectContaining({ number: '5555 5555 5555 4444' })])
  })

  test('the screen is beside the list of profile pages, and is left without saving', async () => {
    const { user, address } = await open()
    const pages = screen.getByRole('navigation', { name: 'Profile pages' })
    expect(within(pages).getByRole('link', { name: 'Payment' })).toHaveAttribute('aria-current', 'page')
    await user.type(name(), ' twice')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
  })

  test('an unknown card is reported with the way back', async () => {
    await open('unknown')
    expect(await screen.findByRole('heading', { name: 'This card is not in your profile' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your cards' })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/profile/payment',
    )
  })

  test('a number replaced by another person is not overwritten without a question', async () => {
    const current = { ...card, number: '55555*******0001', version: 7 }
    answerChange(
      'put',
      `${path}/c1`,
      { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
      412,
    )
    const { user } = await open()
    await user.type(screen.getByLabelText(/^Card number/), '5555 5555 5555 4444')
    await user.click(save())
    expect(await screen.findByText('What you typed: …4444')).toBeVisible()
    expect(screen.getByText('What is saved now: 55555*******0001')).toBeVisible()
  })

  test('a change by another person shows both values in words', async () => {
    const theirs = { ...card, uses: ['air'], version: 7 }
    const sent = answerChange('put', `${path}/c1`, { ...card, uses: ['air', 'rail', 'hotel'], version: 8 })
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
    await user.click(screen.getByRole('checkbox', { name: 'Rental cars' }))
    await user.click(save())
    expect(await screen.findByText('What you typed: flights, trains and hotels')).toBeVisible()
    expect(screen.getByText('What is saved now: flights')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
    expect(sent).toEqual([expect.objectContaining({ version: 7, uses: ['air', 'rail', 'hotel'] })])
  })
})

describe('§4 removing a card', () => {
  test('removing first names the uses left unpaid, and keeps the card without a confirmation', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    expect(screen.getByText(/You cannot book until you add another card/)).toHaveTextContent(
      'Remove Visa ending in 1111? No card will then pay for: flights, trains, hotels and rental cars.',
    )
    expect(screen.getByRole('button', { name: 'Keep the card' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Keep the card' }))
    expect(screen.getByRole('button', { name: 'Remove this card' })).toBeVisible()
  })

  test('removing a card that another covers says that nothing changes', async () => {
    answer(path, [card, { ...card, id: 'c2', number: '55555*******4444', brand: 'Mastercard' }])
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    expect(screen.getByText(/You can book as before/)).toBeVisible()
  })

  test('removing leads back to the cards, even with unsaved values', async () => {
    let asked = ''
    network.use(
      http.delete(`*/api/main${paths.profile}/payment-methods/c1`, ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ id: 'c1' })
      }),
    )
    const { user, address } = await open()
    await user.type(name(), 'x')
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(address()).toBe('/en-ca/dashboard/profile/payment'))
    expect(asked).toBe('?version=3')
  })

  test('a failed removal is reported and keeps the card', async () => {
    failChange('delete', `${paths.profile}/payment-methods/c1`)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('That did not work')).toBeVisible()
    expect(screen.getByLabelText(/^Card number/)).toBeVisible()
  })
})
