import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const cannotBook = { isAllowedToBook: false, profileIssues: [{ issue: 'costCenterMissing' as const }] }
const own = async () => within(await screen.findByRole('group', { name: 'A trip for myself' }))
const messages = ['bookModal', 'profile', 'completion'] as const

test("an obstacle for an administrator is shown in the booking window with an administrator's address", async () => {
  answer(paths.profile, makeProfile({ ...cannotBook, administratorEmail: 'ada@aurora.example' }))
  await renderPage(<BookModal />, { messages })
  const link = await (await own()).findByRole('link', { name: 'Write to ada@aurora.example' })
  expect(link).toHaveAttribute('href', 'mailto:ada%40aurora.example')
})

test('the booking window offers no address where the backend answers none', async () => {
  answer(paths.profile, makeProfile(cannotBook))
  await renderPage(<BookModal />, { messages })
  expect(await (await own()).findByRole('link', { name: 'See what is missing' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull()
})
