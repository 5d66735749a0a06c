import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PaymentSection } from '@/domains/profile/payment/PaymentSection'
import { answer, answerChange, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { cardsPath as path, makeCard, setCardScene } from '#tests/support/profile/cardPage.ts'

beforeAll(() => import('@/domains/profile/payment/EditOwnCard').then(() => undefined), 60_000)
beforeEach(setCardScene)

describe('cards where no screen of their own exists', () => {
  const openInPlace = async () => {
    const view = await renderPage(<PaymentSection profileRef={{ companyId: 'aurora', profileId: 'p1' }} />, {
      messages: ['profile', 'forms'],
    })
    await view.user.click(await screen.findByRole('button', { name: 'Edit Visa ending in 1111' }))
    await screen.findByLabelText(/^Card number/)
    return view
  }

  test('a card is changed in its place', async () => {
    const sent = answerChange('put', `${path}/c1`, makeCard({ name: 'Company card', version: 4 }))
    const { user } = await openInPlace()
    await user.clear(screen.getByLabelText(/^Name on the card/))
    await user.type(screen.getByLabelText(/^Name on the card/), 'Company card')
    answer(path, [makeCard({ name: 'Company card', version: 4 })])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Company card')).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ name: 'Company card', version: 3 })])
    expect(screen.queryByLabelText(/^Card number/)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment cards' })).toHaveFocus())
  })

  test('a canceled change is gone, also when the form is opened again', async () => {
    const { user } = await openInPlace()
    await user.type(screen.getByLabelText(/^Name on the card/), ' typed')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(Object.keys(sessionStorage)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Edit Visa ending in 1111' }))
    expect(await screen.findByLabelText(/^Name on the card/)).toHaveValue('Camille Tremblay')
    expect(screen.queryByText('Your unsaved changes are still here')).toBeNull()
  })

  test('a card is removed in its place, with the focus on the next', async () => {
    answerChange('delete', `${paths.profile}/payment-methods/c1`, { id: 'c1' })
    const { user } = await openInPlace()
    await user.click(screen.getByRole('button', { name: 'Remove this card' }))
    answer(path, [])
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed: Visa ending in 1111.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus())
  })
})
