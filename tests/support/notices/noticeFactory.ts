import type { HomeContent, ManagedHomeContent } from '#contract/notices/homeContent.ts'
import type { MaintenanceNotice, ManagedNotice } from '#contract/notices/maintenance.ts'

/** A notice of planned maintenance, shown from 06:00 to 10:00 UTC; the maintenance begins at 08:00. */
export const makeNotice = (more: Partial<MaintenanceNotice> = {}): MaintenanceNotice => ({
  id: 'n1',
  status: 'Active',
  category: 'Maintenance',
  impactedComponents: ['Application'],
  disclaimerStart: '2026-05-12T06:00:00Z',
  maintenanceStart: '2026-05-12T08:00:00Z',
  maintenanceEnd: '2026-05-12T10:00:00Z',
  title: 'Waymark closes for two hours',
  text: 'Book before it begins.',
  isDismissed: false,
  ...more,
})

/** The same as an administrator sees it. */
export const makeManagedNotice = (more: Partial<ManagedNotice> = {}): ManagedNotice => ({
  id: 'n1',
  status: 'Active',
  category: 'Maintenance',
  impactedComponents: ['Application'],
  disclaimerStart: '2026-05-12T06:00:00Z',
  maintenanceStart: '2026-05-12T08:00:00Z',
  maintenanceEnd: '2026-05-12T10:00:00Z',
  texts: [{ locale: 'en-CA', title: 'Waymark closes for two hours', text: 'Book before it begins.' }],
  isForAll: false,
  version: 1,
  ...more,
})

/** Content of Home without entries, besides those that a test gives. */
export const makeHomeContent = (more: Partial<HomeContent> = {}): HomeContent => ({
  news: [],
  bestPractices: [],
  greenTips: [],
  links: [],
  ...more,
})

/** An entry as an administrator sees it: news, published on 12 May 2026. */
export const makeManagedContent = (more: Partial<ManagedHomeContent> = {}): ManagedHomeContent => ({
  id: 'c1',
  kind: 'news',
  texts: [{ locale: 'en-CA', title: 'The office has moved', text: 'Find us by the park.' }],
  address: '',
  screen: null,
  publishedFrom: '2026-05-12T06:00:00Z',
  publishedUntil: null,
  isPinned: false,
  version: 1,
  ...more,
})
