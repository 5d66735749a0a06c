import type { OpenApp, PartnerApp } from '#contract/catalogs/marketplace.ts'

/** An app that the company does not use yet. */
export const makeApp = (changed: Partial<PartnerApp> = {}): PartnerApp => ({
  id: 'kerbside',
  name: 'Kerbside Rides',
  vendor: 'Kerbside Mobility',
  category: 'ground',
  scope: 'person',
  summary: 'Rides from the airport.',
  status: 'available',
  isDemo: false,
  openRequests: 0,
  ...changed,
})

/** The same with all that its page shows. */
export const makeOpenApp = (changed: Partial<OpenApp> = {}): OpenApp => ({
  ...makeApp(),
  description: 'Order a car in sixty cities.',
  dataShared: ['Name and work e-mail address'],
  permissions: ['Know where your phone is while you use it'],
  privacyUrl: 'https://kerbside.example/privacy',
  signInUrl: null,
  connectedOn: null,
  request: null,
  requests: [],
  version: 1,
  ...changed,
})

/** The reader's open request. */
export const ownRequest: NonNullable<OpenApp['request']> = {
  id: 'r1',
  askedAt: '2026-05-12T06:00:00.000Z',
  reason: 'Every other week in Chicago.',
  state: 'open',
  answer: '',
  decidedAt: null,
}

/** A request that waits for an administrator. */
export const waitingRequest: OpenApp['requests'][number] = {
  id: 'r2',
  who: 'Jonah Whitfield',
  askedAt: '2026-05-12T06:00:00.000Z',
  reason: 'The taxi receipts take longer than the ride.',
}
