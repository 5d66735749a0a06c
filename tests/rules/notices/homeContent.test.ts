import { expect, test } from 'vitest'
import type { HomeEntry } from '#contract/notices/homeContent.ts'
import { hasContent, paragraphsOf, shownContent, tipOfDay } from '@/domains/notices/home/homeContent.rules'
import { makeHomeContent } from '#tests/support/notices/noticeFactory.ts'

const entry = (more: Partial<HomeEntry> = {}): HomeEntry => ({
  id: 'c1',
  title: 'Title',
  text: 'Text',
  address: null,
  screen: null,
  ...more,
})
const all = makeHomeContent({
  news: [{ ...entry({ screen: 'leedHotels' }), publishedFrom: '2026-05-12T06:00:00Z', isPinned: false }],
  bestPractices: [entry()],
  greenTips: [entry()],
  links: [entry({ screen: 'leedHotels' }), entry({ address: 'https://intranet.example' })],
})

test('the tip is another one every day, and begins again after the last', () => {
  const days = ['2026-05-12', '2026-05-13', '2026-05-14'].map((day) => tipOfDay(3, new Date(`${day}T06:00:00Z`)))
  expect(new Set(days)).toEqual(new Set([0, 1, 2]))
  expect(tipOfDay(3, new Date('2026-05-15T06:00:00Z'))).toBe(days[0])
  expect(tipOfDay(0, new Date('2026-05-15T06:00:00Z'))).toBe(0)
})

test('an empty line begins a paragraph', () => {
  expect(paragraphsOf('One\ntwo\n\n \nthree\n\n')).toEqual(['One\ntwo', 'three'])
})

test('§6 a guest sees links only, and an employee everything', () => {
  const guest = shownContent(all, ['Guest'], () => true)
  expect(guest).toEqual({ news: [], bestPractices: [], greenTips: [], links: all.links })
  expect(shownContent(all, ['Traveller'], () => true)).toEqual(all)
})

test('what leads to a screen that the reader may not open leads nowhere, and a link to it is left out', () => {
  const { news, links } = shownContent(all, ['Traveller'], () => false)
  expect(news[0]?.screen).toBeNull()
  expect(links.map(({ address }) => address)).toEqual(['https://intranet.example'])
})

test('content is there once one entry is', () => {
  expect(hasContent(makeHomeContent())).toBe(false)
  expect(hasContent(all)).toBe(true)
})
