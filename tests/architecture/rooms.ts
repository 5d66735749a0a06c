/**
 * The order of the rooms (docs/decisions/0015). `oxlint.config.ts` makes its rules of it, and the tests in this folder
 * compute the same from every import. A new domain, or a new room of the server, is one word here.
 */

/** The layers of `src`, each importing only those after it. `foundation` stands for the rooms below all others. */
export const layers = ['app', 'shell', 'domains', 'patterns', 'forms', 'foundation'] as const

export const foundation = ['routes', 'store', 'http', 'i18n', 'ui', 'lib'] as const

/** The domains of `src`, each importing only those before it. */
// prettier-ignore
export const domains = [
  'reference', 'session', 'agency', 'notifications', 'profile', 'itinerary', 'booking', 'trips', 'stays', 'hotels', 'credits',
  'scores', 'carbon', 'reports', 'arranger', 'guests', 'events', 'admin', 'risk', 'notices', 'education', 'marketplace',
  'site', 'support', 'helpDesk', 'completion',
  'actionCenter', 'home',
]

/** The suffixes of the files that a later domain may import from an earlier one, besides the `shared` rooms. */
export const openSuffixes = ['api', 'slice', 'rules']

/** The imports of each server room below the domains, besides itself and the contract. */
export const serverFoundation: Record<string, readonly string[]> = {
  time: [],
  codes: [],
  files: ['services', 'time'],
  web: [],
  log: [],
  db: ['log', 'time'],
  crypto: ['db'],
  services: ['db', 'crypto'],
  reference: ['db', 'codes'],
  suppliers: ['reference', 'time'],
  messages: [],
  http: ['db', 'services', 'log', 'crypto', 'codes'],
  mail: ['db', 'messages', 'http', 'services', 'log', 'crypto', 'codes'],
  control: ['log', 'mail'],
}

/** The rooms above the domains of the server. They import the domains and all below, and not one another. */
export const aboveServerDomains = ['bookingTool', 'identity', 'demo', 'scim', 'rekey']
