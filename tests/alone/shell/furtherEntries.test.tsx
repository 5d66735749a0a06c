import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import Panels from '@/shell/Panels'
import { renderPage } from '#tests/support/page/render.tsx'
import { setWindowWidth } from '#tests/support/page/windowWidth.ts'

// The roles of a person with more entries than the bar has places.
vi.mock('@/routes/menu', async (original) => ({ ...(await original<object>()), barPlaces: 2 }))

test('entries without room in the bar of a phone are in the account panel', async () => {
  setWindowWidth(390)
  const { unmount } = await renderPage(<Panels panel="user" />, { messages: ['account', 'completion', 'actionCenter'] })
  expect(await screen.findByRole('link', { name: /^Action centre/ })).toHaveAttribute('href', '/en-ca/action-center')
  unmount()
  setWindowWidth(1280)
  await renderPage(<Panels panel="user" />, { messages: ['account', 'completion', 'actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Support' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Action centre/ })).toBeNull()
})
