import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeEntry, NewsEntry } from '#contract/notices/homeContent.ts'
import HomeContent from '@/domains/notices/home/shared/HomeContent'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'
import { makeHomeContent } from '#tests/support/notices/noticeFactory.ts'

const entry = (id: string, more: Partial<HomeEntry> = {}): HomeEntry => ({
  id,
  title: `Title ${id}`,
  text: `Text ${id}`,
  address: null,
  screen: null,
  ...more,
})
const news = (id: string, more: Partial<NewsEntry> = {}): NewsEntry => ({
  ...entry(id),
  publishedFrom: '2026-05-12T06:00:00Z',
  isPinned: false,
  ...more,
})
const show = (roles: ('Traveller' | 'Admin' | 'Guest')[] = ['Traveller']) =>
  renderPage(<HomeContent />, { messages: ['homeContent'], whoami: { roles } })
const settled = () => act(() => new Promise((later) => setTimeout(later, 50)))

test('§6 news open in place, the rest of them on request', async () => {
  const first = news('n1', { isPinned: true, text: 'One.\n\nTwo.', address: 'https://intranet.example/a' })
  answer(paths.homeContent, makeHomeContent({ news: [first, news('n2'), news('n3'), news('n4')] }))
  const { user } = await show()
  const feed = await screen.findByRole('region', { name: 'News' })
  expect(within(feed).getAllByRole('article')).toHaveLength(3)
  const row = within(feed).getByRole('article', { name: 'Title n1' })
  expect(row).toHaveTextContent(/May 12, 2026.*Pinned/)
  await user.click(within(row).getByRole('button'))
  expect(within(row).getByText('One.')).toBeVisible()
  expect(within(row).getByText('Two.')).toBeVisible()
  const link = within(row).getByRole('link', { name: /^intranet\.example/ })
  expect(link).toHaveAttribute('href', 'https://intranet.example/a')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(within(feed).getByRole('button', { name: 'More news' }))
  expect(within(feed).getAllByRole('article')).toHaveLength(4)
})

test('§6 one practice and one tip are shown, and the others are a step away', async () => {
  const tips = [entry('t1'), entry('t2', { screen: 'support' }), entry('t3')]
  answer(paths.homeContent, makeHomeContent({ greenTips: tips, bestPractices: [entry('b1')] }))
  const { user } = await show()
  const card = await screen.findByRole('region', { name: 'Green tip' })
  const titleNow = () => within(card).getByRole('heading', { level: 3 }).textContent
  const before = titleNow()
  await user.click(within(card).getByRole('button', { name: 'Next green tip' }))
  expect(titleNow()).not.toBe(before)
  await user.click(within(card).getByRole('button', { name: 'Previous green tip' }))
  expect(titleNow()).toBe(before)
  for (let step = 0; step < 3 && titleNow() !== 'Title t2'; step++)
    await user.click(within(card).getByRole('button', { name: 'Next green tip' }))
  expect(within(card).getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/en-ca/dashboard/support')
  expect(card).toHaveTextContent('2 of 3')
  expect(within(screen.getByRole('region', { name: 'Best practice' })).queryByRole('button')).toBeNull()
})

test('§6 a guest sees the links, with the host of another site', async () => {
  const links = [entry('l1', { address: 'https://intranet.example/rules' }), entry('l2', { screen: 'leedHotels' })]
  answer(paths.homeContent, makeHomeContent({ links, news: [news('n1')] }))
  await show(['Guest'])
  const card = await screen.findByRole('region', { name: 'Links' })
  expect(within(card).getAllByRole('listitem')).toHaveLength(1)
  expect(card).toHaveTextContent(/Title l1.*intranet\.example/)
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull()
})

test('without content travelers see nothing, and an administrator is invited to add some', async () => {
  const { container, unmount } = await show()
  await settled()
  expect(container).toBeEmptyDOMElement()
  unmount()
  await show(['Admin'])
  expect(await screen.findByRole('link', { name: 'Add content' })).toHaveAttribute('href', '/en-ca/admin/notices')
})

test('content that does not load leaves Home as it is', async () => {
  fail(paths.homeContent)
  const { container } = await show(['Admin'])
  await settled()
  expect(container).toBeEmptyDOMElement()
})
