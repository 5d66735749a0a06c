import type { PlainRouteName } from '@/routes/pathTo'

/** The help articles in order. Each may link to a screen, and on the account page to a section. */
export const articles = {
  book: undefined,
  cannotBook: { route: 'completeYourProfile' },
  change: { route: 'tripsList' },
  passport: { route: 'travelDocuments' },
  cardExpiring: { route: 'payment' },
  arrangers: { route: 'account', section: 'arrangers' },
  calendar: { route: 'tripsList' },
  offline: { route: 'tripsList' },
  advisories: { route: 'tripsList' },
  invoices: { route: 'tripsList' },
  timeZones: { route: 'account', section: 'display' },
  privacy: { route: 'legal' },
} as const satisfies Record<string, ArticleLink | undefined>

interface ArticleLink {
  route: PlainRouteName
  /** The section of the account page. */
  section?: 'arrangers' | 'display'
}

export type ArticleName = keyof typeof articles
export const articleNames = Object.keys(articles) as ArticleName[]
