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

/**
 * The server's modules that the booking tool imports, beside the contract. The tool stands for a party outside the
 * product, so this list only gets shorter.
 */
export const openToTool: readonly string[] = [
  'server/codes/pseudoRandom',
  'server/codes/pseudoRandomCode',
  'server/crypto/tokens',
  'server/db/client',
  'server/db/schema/bookingTool',
  'server/db/schema/company',
  'server/db/schema/credits',
  'server/db/schema/guests',
  'server/db/schema/people',
  'server/db/schema/profileData',
  'server/db/schema/trips',
  'server/domains/booking/saml/keys',
  'server/domains/booking/saml/parties',
  'server/domains/booking/sso/bookingRight',
  'server/domains/booking/sso/checkOpening',
  'server/domains/booking/sso/doors',
  'server/domains/booking/sso/toolCookie',
  'server/domains/carbon/carbon.rules',
  'server/domains/carbon/distance',
  'server/domains/credits/creditList',
  'server/domains/credits/readCredits',
  'server/domains/events/bookableGroup',
  'server/domains/events/employee/ownGroups',
  'server/domains/events/readGroups',
  'server/domains/guests/readGuests',
  'server/domains/profile/companyCards',
  'server/domains/profile/costCenterName',
  'server/domains/profile/lock',
  'server/domains/profile/memberships/programs',
  'server/domains/profile/payer',
  'server/domains/stays/overstays',
  'server/domains/trips/calendar/calendarFile',
  'server/domains/trips/cancel/cancel',
  'server/domains/trips/invoiceLine',
  'server/domains/trips/journey',
  'server/domains/trips/news/tripMail',
  'server/domains/trips/presences',
  'server/domains/trips/presentedTrips',
  'server/domains/trips/readTrips',
  'server/domains/trips/record/recordBooking',
  'server/domains/trips/segmentRows',
  'server/domains/trips/segmentWords',
  'server/domains/trips/status',
  'server/domains/trips/writeTrip',
  'server/files/segmentDrawings',
  'server/http/access',
  'server/http/accessFacts',
  'server/http/caller',
  'server/http/cookies',
  'server/http/envelope',
  'server/http/formInput',
  'server/http/gate',
  'server/http/language',
  'server/http/operation',
  'server/http/pageRoute',
  'server/http/readInput',
  'server/http/sendCookie',
  'server/http/sendFile',
  'server/mail/letter',
  'server/mail/noAddress',
  'server/messages/messages',
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
  'server/services/services',
  'server/suppliers/carCompanies',
  'server/suppliers/fareConditions',
  'server/suppliers/hotels',
  'server/suppliers/standing',
  'server/suppliers/stayTimes',
  'server/suppliers/unitsPerDollar',
  'server/time/earliestDay',
  'server/time/zonedTime',
]

/** The rooms above the domains of the server. They import the domains and all below, and not one another. */
export const aboveServerDomains = ['identity', 'demo', 'scim', 'rekey']
