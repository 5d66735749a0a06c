import { act, screen, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/patterns/feedback/Toasts'
import { toastQueue, type Toast } from '@/patterns/feedback/toastQueue'
import { showToast } from '@/patterns/feedback/toasts'
import { renderPage } from '#tests/support/page/render.tsx'

const page = (
  <main>
    <h1>My trips</h1>
    <Toasts />
  </main>
)
const show = (...toasts: Toast[]) => act(async () => void (await Promise.all(toasts.map(showToast))))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => {
  // Another file's page may have left one.
  toastQueue.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(() => toastQueue.clear())
})

test('a toast is announced politely, in an existing region, and disappears', async () => {
  await renderPage(page)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  await show({ text: 'Copied' })
  expect(within(region).getByText('Copied')).toBeVisible()
  // The clock goes on by itself too: a slow machine has seconds to spare.
  await pass(3000)
  expect(within(region).getByText('Copied')).toBeVisible()
  await pass(5000)
  expect(region).toBeEmptyDOMElement()
})

test('a toast waits while the pointer is over it', async () => {
  const { user } = await renderPage(page)
  await show({ text: 'Copied' })
  await user.hover(screen.getByText('Copied'))
  await pass(60_000)
  expect(screen.getByText('Copied')).toBeVisible()
  await user.unhover(screen.getByText('Copied'))
  await pass(8000)
  expect(screen.queryByText('Copied')).toBeNull()
})

test('a toast with an action stays until it is used, and gives the page the focus back', async () => {
  const run = vi.fn()
  const { user } = await renderPage(page)
  await show({ text: 'Marked as done.', action: { label: 'Undo', run }, takesFocus: true })
  await pass(600_000)
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(run).toHaveBeenCalledOnce()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('a toast is dismissed by Escape and its button', async () => {
  const { user } = await renderPage(page)
  await show({ text: 'One', action: { label: 'Undo', run: vi.fn() }, takesFocus: true })
  await pass(200)
  await user.keyboard('{Escape}')
  expect(screen.queryByText('One')).toBeNull()
  await show({ text: 'Two', tone: 'danger' })
  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }))
  expect(screen.queryByText('Two')).toBeNull()
})

test('a toast with an undo goes with its page, also a queued one, and other toasts stay', async () => {
  const { user } = await renderPage(
    <>
      {page}
      <Link to="/en-ca/home">Home</Link>
    </>,
    { path: '/dashboard/trips' },
  )
  await show({ text: 'Copied' })
  for (const text of ['One', 'Two', 'Three', 'Four']) await show({ text, action: { label: 'Undo', run: vi.fn() } })
  await user.click(screen.getByRole('link', { name: 'Home' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.getByText('Copied')).toBeVisible()
})

test('no toast is left for the next person who signs in', async () => {
  const { unmount } = await renderPage(page)
  for (const text of ['One', 'Two', 'Three', 'Four']) await show({ text })
  unmount()
  await renderPage(page)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('three toasts at most are shown, the latest ones', async () => {
  await renderPage(page)
  for (const text of ['One', 'Two', 'Three', 'Four']) await show({ text })
  expect(screen.getByRole('status')).toHaveTextContent(/^Four.*Three.*Two/)
  expect(screen.queryByText('One')).toBeNull()
})
