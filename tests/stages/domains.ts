/**
 * The tests of each domain whose files say it by how their names begin: those that start a server (tests/server) and the
 * journeys. All others are found by what they import. A file may belong to several domains.
 */
export const domainTests: Record<string, { server: RegExp; journeys: RegExp }> = {
  admin: {
    server:
      /^(admin|company|costCenter|import|scim|seedChanges|inputLists|roleRequests|reopening|paymentMethods|hrProfiles|employee|travelPolic|first(People|Steps)|fileDownloads|secondYes|adminTasks|letterPause)/,
    journeys: /^(administration|accessibilityAdministration|company|travelPolicies)/,
  },
  agency: { server: /^agency/, journeys: /^(silence)/ },
  arranger: {
    server: /^(arrange|selectedTravellers|sentRequests|traveller(s|Board)\b)/,
    journeys: /^(arranger|circle)/,
  },
  audit: { server: /^(companyChanges|seedChanges)/, journeys: /(?!)/ },
  booking: {
    server: /^(bookingTool|bookedForOthers|tool|trialBooking|obt|kill|idempotency|forwarding)/,
    journeys: /^(booking|oneFrame)/,
  },
  events: { server: /^group/, journeys: /^(events|accessibilityEvents)/ },
  guests: { server: /^guest/, journeys: /^guests/ },
  notifications: { server: /^(notifications|actionMarks)/, journeys: /^(accessibility|profileReach)\b/ },
  profile: {
    server:
      /^(profile|personal|emergency|creditCards|travel(Documents|Preferences|lerNumbers)|memberships|details|missingDetails|noAddress|phoneActivation|closing|reactivation|secretNumbers|storedSecrets|seedProfileData|nationalNumbers)/,
    journeys: /^(profile|account|accessibilityProfile|newhire|phone)/,
  },
  reference: { server: /^(referenceData|countries|fullShape)/, journeys: /(?!)/ },
  risk: { server: /^itineraryReport/, journeys: /(?!)/ },
  scores: { server: /^travelSummary/, journeys: /(?!)/ },
  session: {
    server: /^(session|identity|otherProvider|setPassword|forgottenPassword|signIn|bearer)/,
    journeys: /^(signIn|session|registration|idle|otherProvider|strayAddresses|troubles)/,
  },
  site: { server: /^static/, journeys: /^(accessibility|keyboard|languages|rows|update)\b/ },
  trips: {
    server: /^(trip|calendar|documents|seedTravels|travelSummary|mail)/,
    journeys: /^(trips|accessibility)\b/,
  },
}

/** Server tests of the server as a whole: of its process, its database, and of every operation at once. */
export const wholeServerTests =
  /^(abortedUploads|access|backup|badInput|builtOrigins|cardNumberInText|database|databaseRights|databaseParts|databaseTurns|documentFonts|documentThreads|failures|isolation|logFailure|memory|checkBuildSettings|openapi|operations|personTurns|plainBodies|process|requirements|reset|seed|serverPaths|static)\b/

/** The domain that a file of the product belongs to; without one it serves all. */
export function domainOf(path: string): string | undefined {
  const [, side, room] = /^(src|server)\/domains\/([^/]+)\//.exec(path) ?? []
  if (side) return sameDomain[room!] ?? room
  const [, named] = /^(server\/(?:bookingTool|identity|scim|suppliers)|src\/(?:shell|routes))\//.exec(path) ?? []
  return named && sameDomain[named]
}

/** Rooms that stand on a domain, or belong to one under another name. */
const sameDomain: Record<string, string> = {
  actionCenter: 'notifications',
  completion: 'profile',
  grants: 'admin',
  home: 'site',
  itinerary: 'trips',
  support: 'agency',
  'server/bookingTool': 'booking',
  'server/suppliers': 'booking',
  'server/identity': 'session',
  'server/scim': 'admin',
  'src/shell': 'site',
  'src/routes': 'site',
}
