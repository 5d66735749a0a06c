import type { MessageDomain } from './messages'

/** A domain, or the beginning of ids within one: `events.my` for `events.my.heading`. */
type TextPrefix = MessageDomain | `${MessageDomain}.${string}`

/**
 * Texts of the frame and of Home. They form one bundle, `core`, which is loaded with the language itself. Where it has
 * only some texts of a domain, the others are in the domain's bundle.
 */
export const coreTexts: readonly TextPrefix[] = [
  'actionCenter',
  'advisories.level',
  'agency',
  'banners',
  'bookModal',
  'booking',
  'completion.ask',
  'completion.askAgain',
  'completion.asked',
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
 * The other texts, by the pages that readers visit one after the other. Each bundle is one file in each language,
 * loaded with the first code that shows a domain of it (`app/pages/pageRow.ts`, `lazyPart`). A domain that is not
 * listed is its own bundle.
 */
export const bundles = {
  administration: [
    'companyCards',
    'companySettings',
    'imports',
    'notices',
    'provisioning',
    'travelPolicies',
    'tripFields',
  ],
  advice: ['advisories', 'alerts'],
  arranging: ['arranger', 'travelers'],
  fields: ['forms', 'periods', 'tables'],
  organizing: ['groupCards', 'groupPeople', 'organize'],
  overview: ['risk', 'scores'],
  person: ['account', 'completion', 'profile'],
  staff: ['admin', 'employees'],
  travel: ['calendar', 'cancel', 'manual', 'trip', 'tripLists', 'trips'],
} as const satisfies Record<string, readonly MessageDomain[]>

/** A domain, or a bundle of several, as code names the texts it shows. */
export type TextDomain = MessageDomain | keyof typeof bundles

const isWithin = (id: string, prefix: string) => id === prefix || id.startsWith(`${prefix}.`)

/** Whether a text, or a whole domain, is in the bundle that is loaded with the language. */
export const isCore = (id: string): boolean => coreTexts.some((prefix) => isWithin(id, prefix))

/** The bundle of a domain beside the core. */
export const bundleOf = (domain: string): string =>
  Object.entries(bundles).find(([, domains]) => (domains as readonly string[]).includes(domain))?.[0] ?? domain
