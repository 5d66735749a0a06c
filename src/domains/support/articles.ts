import type { RouteName } from '@/routes/table'

/** The help articles in order; each may link to the screen it is about. */
export const articles = {
  book: undefined,
  cannotBook: 'completeYourProfile',
  change: 'tripsList',
  passport: 'travelDocuments',
  cardExpiring: 'payment',
  arrangers: 'account',
  calendar: 'tripsList',
  offline: 'tripsList',
  advisories: 'tripsList',
  invoices: 'tripsList',
  timeZones: 'account',
  privacy: 'legal',
} as const satisfies Record<string, RouteName | undefined>

export type ArticleName = keyof typeof articles
export const articleNames = Object.keys(articles) as ArticleName[]
