import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PayingCard } from '#contract/admin/companyCards.ts'
import { learnAdditions } from '@/http/additions'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const card: PayingCard = {
  id: 'cc1',
  name: 'Corporate services',
  number: '51051*******5100',
  brand: 'Mastercard',
  expiryDate: '2029-08',
  uses: ['hotel', 'car'],
}
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer('/profiles/p1/credit-cards', [])
  answer(paths.companyCards, [card])
})
const open = () => renderRoute('payment', { path: '/dashboard/profile/payment' })
const title = 'Company cards that pay for you'

test('a person sees the company cards that pay for them: name, last digits and uses, read-only', async () => {
  await open()
  const section = await screen.findByRole('region', { name: title })
  const item = within(section).getByRole('listitem', { name: 'Mastercard ending in 5100' })
  expect(item).toHaveTextContent('Corporate services')
  expect(item).toHaveTextContent('Expires August 2029')
  expect(item).toHaveTextContent('Pays for: hotels and rental cars')
  expect(section).toHaveTextContent('your cost centre')
  expect(within(section).queryByRole('link')).toBeNull()
  expect(within(section).queryByRole('button')).toBeNull()
})

test('a person without their own card still sees what pays', async () => {
  await open()
  const coverage = await screen.findByRole('region', { name: 'What your cards cover' })
  expect(coverage).toHaveTextContent('Your company pays')
})

test('the page omits company cards without any, without a call, or after a failure', async () => {
  for (const arrange of [
    () => answer(paths.companyCards, []),
    () => fail(paths.companyCards),
    () => {
      answer(paths.companyCards, [card])
      learnAdditions([])
    },
  ]) {
    arrange()
    const { store, unmount } = await open()
    expect(await screen.findByText('No card yet')).toBeVisible()
    await waitFor(() =>
      expect(
        Object.values(store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending),
      ).toEqual([]),
    )
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    unmount()
  }
})
