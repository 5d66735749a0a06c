import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import BookModal from '@/domains/booking/modal/BookModal'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const cannotBook = { isAllowedToBook: false, profileIssues: [{ issue: 'costCenterMissing' as const }] }
const own = async () => within(await screen.findByRole('group', { name: 'A trip for myself' }))
const messages = ['bookModal', 'profile', 'completion'] as const

test('what only an administrator can settle stands in the booking window with the address of one', async () => {
  answer(paths.profile, makeProfile({ ...cannotBook, administratorEmail: 'ada@aurora.example' }))
  await renderPage(<BookModal />, { messages })
  const link = await (await own()).findByRole('link', { name: 'Write to ada@aurora.example' })
  expect(link).toHaveAttribute('href', 'mailto:ada%40aurora.example')
})

test('where the backend answers no address the booking window offers none', async () => {
  answer(paths.profile, makeProfile(cannotBook))
  await renderPage(<BookModal />, { messages })
  expect(await (await own()).findByRole('link', { name: 'See what is missing' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull()
})
