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
  'reference', 'session', 'agency', 'notifications', 'profile', 'itinerary', 'booking', 'trips', 'requests', 'stays', 'hotels', 'credits',
  'scores', 'budgets', 'carbon', 'reports', 'arranger', 'guests', 'events', 'admin', 'risk', 'notices', 'education', 'marketplace',
  'site', 'support', 'helpDesk', 'completion', 'approvals',
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

/**
 * The server's modules that the booking tool imports, beside the contract: the types of the door, and tables and
 * calculations without data of a company. The tool stands for a party outside the product, so this list only gets
 * shorter.
 */
export const openToTool: readonly string[] = [
  'server/codes/pseudoRandom',
  'server/codes/pseudoRandomCode',
  'server/crypto/tokens',
  'server/domains/carbon/emissions/carbon.rules',
  'server/domains/carbon/emissions/distance',
  'server/domains/trips/journey',
  'server/domains/trips/segmentWords',
  'server/domains/trips/status',
  'server/files/segmentDrawings',
  'server/http/access/access',
  'server/http/answers/envelope',
  'server/http/requests/formInput',
  'server/http/operations/gate',
  'server/http/requests/language',
  'server/http/operations/operation',
  'server/http/operations/pageRoute',
  'server/http/requests/readInput',
  'server/http/answers/sendCookie',
  'server/http/operations/sendFile',
  'server/mail/noAddress',
  'server/reference/airlines',
  'server/reference/airports',
  'server/reference/carClasses',
  'server/reference/cityCentres',
  'server/reference/countries',
  'server/reference/placeNames',
  'server/reference/placeWords',
  'server/reference/places',
  'server/reference/roomTypes',
  'server/reference/terminals',
  'server/reference/trains',
  'server/suppliers/carCompanies',
  'server/suppliers/fareConditions',
  'server/suppliers/hotels',
  'server/suppliers/standing',
  'server/suppliers/stayTimes',
  'server/suppliers/unitsPerDollar',
  'server/time/zonedTime',
  'server/toolHost/door/session',
  'server/toolHost/door/toolHost',
  'server/toolHost/door/trip',
]

/** The rooms above the domains of the server. They import the domains and all below, and not one another. */
export const aboveServerDomains = ['toolHost', 'identity', 'demo', 'scim', 'rekey']
