import type { MessageDomain } from './messages'

/** A domain, or the beginning of ids within one: `events.my` for `events.my.heading`. */
type TextPrefix = MessageDomain | `${MessageDomain}.${string}`

/**
 * Texts of the frame and of Home. They form one bundle, `core`, which is loaded with the language itself. Where only
 * some texts of a domain are among them, the others are in the bundle of the domain.
 */
export const coreTexts: readonly TextPrefix[] = [
  'actionCenter',
  'agency',
  'banners',
  'bookModal',
  'booking',
  'completion.ask',
  'completion.askAgain',
  'completion.closed',
  'completion.fillIn',
  'completion.left',
  'completion.mandatory',
  'completion.notAsked',
  'completion.progress',
  'completion.unfinished',
  'completion.why',
  'events.choice',
  'events.fact',
  'events.lacks',
  'events.my',
  'forms.failed',
  'home',
  'itinerary',
  'patterns',
  'profile.account.role',
  'profile.missing',
  'routes',
  'shell',
]

/**
 * The other texts, by the pages that are walked through one after the other: each bundle is one file in each language,
 * loaded with the first code that shows a domain of it (`app/pages/pageRow.ts`, `lazyPart`). A domain that is not named here
 * is a bundle of its own.
 */
export const bundles = {
  administration: ['companyCards', 'companySettings', 'imports', 'provisioning', 'travelPolicies'],
  arranging: ['arranger', 'travellers'],
  fields: ['forms', 'tables'],
  organizing: ['groupCards', 'groupPeople', 'organize'],
  overview: ['risk', 'scores'],
  staff: ['admin', 'companyChanges', 'costCenters', 'employees'],
  person: ['account', 'completion', 'profile'],
  travel: ['calendar', 'cancel', 'manual', 'trip', 'tripLists', 'trips'],
} as const satisfies Record<string, readonly MessageDomain[]>

/** What code names whose texts it shows: a domain, or a bundle of several. */
export type TextDomain = MessageDomain | keyof typeof bundles

const isWithin = (id: string, prefix: string) => id === prefix || id.startsWith(`${prefix}.`)

/** Whether a text, or a whole domain, is in the bundle that is loaded with the language. */
export const isCore = (id: string): boolean => coreTexts.some((prefix) => isWithin(id, prefix))

/** The bundle of a domain beside the core. */
export const bundleOf = (domain: string): string =>
  Object.entries(bundles).find(([, domains]) => (domains as readonly string[]).includes(domain))?.[0] ?? domain
