import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { personalAnswers } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const rowRenders = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/forms/input/FieldRow', async (original) => {
  const { FieldRow } = await original<typeof import('@/forms/input/FieldRow')>()
  return {
    FieldRow: (props: Parameters<typeof FieldRow>[0]) => {
      rowRenders.count += 1
      return FieldRow(props)
    },
  }
})

beforeEach(personalAnswers)

test('a key press renders only its own field, after the first one', async () => {
  const { user } = await renderRoute('personal', { path: '/dashboard/profile/personal' })
  const identity = within(await screen.findByRole('region', { name: 'Identity' }))
  // Its code comes after the rest of the page.
  await screen.findByRole('region', { name: 'Contact' })
  const name = await identity.findByLabelText(/^First name/)
  await user.type(name, 'a')
  expect(rowRenders.count).toBeGreaterThan(0)
  rowRenders.count = 0
  await user.type(name, 'bcdefghijklmnop')
  expect(name).toHaveValue('Camilleabcdefghijklmnop')
  expect(rowRenders.count).toBe(0)
})
