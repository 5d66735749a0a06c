import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { cardsPath as path, makeCard, setCardScene } from '#tests/support/profile/cardPage.ts'

beforeAll(() => import('@/domains/profile/payment/shared/CardForm').then(() => undefined), 60_000)
beforeEach(setCardScene)

const open = () => renderRoute('payment', { path: '/dashboard/profile/payment' })
type View = Awaited<ReturnType<typeof open>>

const openForm = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Add a card' }))
  await screen.findByLabelText(/^Card number/)
  return view
}
const save = () => screen.getByRole('button', { name: 'Add the card' })
async function fillIn({ user }: View, number = '5555555555554444') {
  await user.type(screen.getByLabelText(/^Card number/), number)
  await user.type(screen.getByLabelText(/^Name on the card/), 'Zoë O’Brien')
  await user.selectOptions(screen.getByLabelText('Month'), '08 · August')
  await user.selectOptions(screen.getByLabelText('Year'), '2030')
}

describe('the list of cards', () => {
  test('cards are listed by use, each with its last digits, name and month', async () => {
    await open()
    const item = await screen.findByRole('listitem', { name: 'Visa ending in 1111' })
    expect(item).toHaveTextContent('Camille Tremblay')
    expect(item).toHaveTextContent('Expires August 2029')
    expect(item).toHaveTextContent('Pays for everything')
    const coverage = await screen.findByRole('region', { name: 'What your cards cover' })
    expect(within(coverage).getAllByText('Visa ending in 1111')).toHaveLength(1)
    expect(within(coverage).getByText('flights, trains, hotels and rental cars')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit Visa ending in 1111' })).toHaveAttribute(
      'href',
      '/en-ca/profile/payment/edit-credit-card/c1',
    )
  })

  test.each([
    ['2026-04', 'Expired'],
    ['2026-05', 'Expires in 22 days'],
    ['2027-05', 'Good'],
  ])('§9 a card good through %s is marked "%s"', async (expiryDate, chip) => {
    answer(path, [makeCard({ expiryDate })])
    await open()
    expect(within(await screen.findByRole('listitem', { name: /^Visa/ })).getByText(chip)).toBeVisible()
  })

  test('§4 a missing use is described, and that it prevents booking', async () => {
    answer(path, [makeCard({ uses: ['air'] })])
    answer(
      paths.profile,
      makeProfile({
        profileIssues: [{ issue: 'hotelFopMissing' }, { issue: 'carFopExpired' }, { issue: 'railFopMissing' }],
      }),
    )
    await open()
    const coverage = await screen.findByRole('region', { name: 'What your cards cover' })
    expect(within(coverage).getAllByText('No card yet')).toHaveLength(2)
    expect(within(coverage).getByText('The card has expired')).toBeVisible()
    expect(coverage).toHaveTextContent('You cannot book until every line has a valid card.')
  })

  test.each([
    ['airFopMissing', 'You cannot book until a valid card pays for flights and trains.'],
    ['carFopMissing', 'You cannot book until a valid card pays for hotels and cars.'],
  ])('§4 the issue %s alone names the two uses that are checked together', async (issue, words) => {
    answer(path, [makeCard({ uses: ['hotel'] })])
    answer(paths.profile, makeProfile({ profileIssues: [{ issue }] }))
    await open()
    expect(await screen.findByRole('region', { name: 'What your cards cover' })).toHaveTextContent(words)
  })

  test('an empty list explains cards, and leads to adding one', async () => {
    answer(path, [])
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: 'No card yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a card' }))
    await waitFor(() => expect(screen.getByLabelText(/^Card number/)).toHaveFocus())
  })

  test('cards that do not load can be loaded again', async () => {
    fail(path)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(path, [makeCard()])
    await user.click(again)
    expect(await screen.findByRole('listitem', { name: 'Visa ending in 1111' })).toBeVisible()
  })
})

describe('adding a card', () => {
  test('a new card is grouped while typing, recognized, sent without a security code, and focused', async () => {
    const added = makeCard({ id: 'c2', brand: 'Mastercard', number: '55555*******4444', version: 1 })
    const sent = answerChange('post', path, added)
    const view = await openForm()
    expect(screen.getByText(/We never ask for the security code/)).toBeVisible()
    await fillIn(view)
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('5555 5555 5555 4444')
    expect(screen.getByLabelText(/^Card number/)).toHaveAccessibleDescription('Mastercard')
    expect(screen.getByLabelText(/^Card number/)).toHaveAttribute('autocomplete', 'cc-number')
    expect(screen.getByLabelText(/^Name on the card/)).toHaveAttribute('autocomplete', 'cc-name')
    for (const use of ['Flights', 'Trains', 'Hotels', 'Rental cars'])
      expect(screen.getByRole('checkbox', { name: use })).toBeChecked()
    await view.user.click(screen.getByRole('checkbox', { name: 'Trains' }))
    answer(path, [makeCard(), added])
    await view.user.click(save())
    expect(await screen.findByText('Added: Mastercard ending in 4444.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Mastercard ending in 4444' })).toHaveFocus())
    expect(sent).toEqual([
      {
        number: '5555 5555 5555 4444',
        name: 'Zoë O’Brien',
        expiryDate: '2030-08',
        uses: ['air', 'hotel', 'car'],
      },
    ])
    expect(screen.queryByLabelText(/^Card number/)).toBeNull()
  })

  test('the caret stays where a digit is corrected', async () => {
    const { user } = await openForm()
    const number = screen.getByLabelText<HTMLInputElement>(/^Card number/)
    await user.type(number, '411111111111111')
    await user.type(number, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(number).toHaveValue('4111 9111 1111 1111')
    expect(number.selectionStart).toBe(6)
  })

  test('an empty form names each field and focuses the first', async () => {
    const { user } = await openForm()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(save())
    expect(await screen.findByText('4 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText(/^Card number/)).toHaveFocus()
    expect(screen.getByRole('group', { name: /^What the card pays for/ })).toHaveAccessibleDescription(
      'Choose at least one thing the card pays for.',
    )
    await user.click(screen.getByRole('button', { name: 'What the card pays for' }))
    expect(screen.getByRole('checkbox', { name: 'Flights' })).toHaveFocus()
  })

  test.each([
    ['a wrong check digit', '4111111111111112', 'One digit of the card number is wrong'],
    ['a digit missing', '411111111111111', 'This is not a card number we know'],
    ['letters', 'abcd', 'This is not a card number we know'],
    ['a script injection', '<script>alert(1)</script>', 'This is not a card number we know'],
  ])('a number with %s is refused at the field', async (_what, number, words) => {
    const view = await openForm()
    await fillIn(view, number)
    await view.user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^Card number/)).toHaveAccessibleDescription(expect.stringContaining(words)),
    )
  })

  test('a card whose month is over is refused', async () => {
    const view = await openForm()
    await fillIn(view)
    await view.user.selectOptions(screen.getByLabelText('Month'), '04 · April')
    await view.user.selectOptions(screen.getByLabelText('Year'), '2026')
    await view.user.click(save())
    expect(await screen.findByText('This card has expired. Enter one that is still good.')).toBeVisible()
  })

  test('a card that exists already is refused at its number, and nothing is lost', async () => {
    network.use(
      http.post(`*/api/main${path}`, () =>
        HttpResponse.json(
          {
            successfull: false,
            messageCode: 'alreadyThere',
            message: '…',
            problems: [{ field: 'number', code: 'alreadyThere' }],
          },
          { status: 409 },
        ),
      ),
    )
    const view = await openForm()
    await fillIn(view)
    await view.user.click(save())
    await waitFor(() =>
      expect(screen.getByLabelText(/^Card number/)).toHaveAccessibleDescription(/This is in the profile already/),
    )
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('5555 5555 5555 4444')
  })

  test('a new card is not lost while the server is away', async () => {
    failChange('post', path)
    const view = await openForm()
    await fillIn(view)
    await view.user.click(save())
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('5555 5555 5555 4444')
  })

  test('the number of a card leaves no trace in the browser, though the rest is kept', async () => {
    const view = await openForm()
    await fillIn(view)
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    view.unmount()
    await openForm()
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    expect(screen.getByLabelText(/^Name on the card/)).toHaveValue('Zoë O’Brien')
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('')
  })

  test('the form can be left, and the focus returns', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus())
  })
})
