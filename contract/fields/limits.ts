/** Business constants of §9, shared by browser and server. */
export const limits = {
  tripPage: 10,
  /** Trips of GET .../itineraries/latest, at most. */
  latestTrips: 3,
  advisoryPage: 10,
  itineraryPage: 20,
  arrangerPage: 10,
  /** Days for which a trip that somebody else booked, changed or canceled is among the notifications. */
  tripNewsDays: 14,
  /** Rows of a page of the people who wait for an administrator. */
  waitingPage: 20,
  /** The largest page a list request can ask for, in rows. */
  largestPage: 100,
  /** Documents, PDF or spreadsheet, that a person can have made at once; a further one is refused meanwhile. */
  documentsAtOnce: 2,
  reportMonths: 12,
  /** Months that a report can cover at most. */
  longestReportMonths: 36,
  /** Scores are averages of at least this many bookings; of fewer, a score says little and tells about single people. */
  ratedBookings: 5,
  /** Rows of a page of score summaries and of bookings. */
  scorePage: 20,
  /** Rows of a page of trips with their emissions. */
  footprintPage: 20,
  groupTravelMonthsBack: 6,
  groupTravelsShown: 4,
  notificationBadge: 9,
  bookingErrorMs: 7000,
  searchDebounceMs: 300,
  mobileWidthPx: 480,
  /**
   * A choice of several: the most options in its list, the list's greatest height, the height of an option, and the
   * number of characters from which the server is searched.
   */
  multiselect: { options: 1000, listHeightPx: 300, optionHeightPx: 40, searchedCharacters: 2 },
  /** A booking-tool address works once, within this time. */
  ssoCodeSeconds: 120,
  /**
   * After this long without an answer the screen reports it and offers to try again (the client has no timeout, §7).
   */
  slowAnswerMs: 8000,
  /** Characters of a table that the browser reads at once. */
  tableText: 4_000_000,
} as const

/** The largest length of a search text, in characters. */
export const longestSearch = 80

/**
 * Days before the last valid day at which each urgency of a reminder begins. A card counts as expiring soon from its
 * first reminder on (§9). The steps choose the words; from `urgentDays` on a notification counts as urgent.
 */
export const expiryReminders = {
  card: { calm: 60, soon: 30, urgent: 7 },
  passport: { calm: 180, soon: 90, urgent: 30 },
  credit: { calm: 60, soon: 30, urgent: 7 },
  /** Required modules, before the day they are due. */
  education: { calm: 30, soon: 14, urgent: 7 },
  urgentDays: 30,
} as const

/** Idle limits of §9 in seconds: time without activity until the warning, and the length of its countdown. */
export const idleLimits = { idleSeconds: 1490, warningSeconds: 300 } as const

/** Sign-in constants of §9, in the units oidc-client-ts takes. */
export const signInLimits = {
  staleStateAgeSeconds: 900,
  clockSkewSeconds: 300,
  tokenExpiringNoticeSeconds: 60,
  sessionCheckMs: 2000,
  silentRequestTimeoutSeconds: 10,
  /** Longest wait for any other answer of the provider, so that words show within ten seconds. */
  requestTimeoutSeconds: 7,
  popupCheckMs: 500,
  popupSize: 500,
  /** More redirects to the identity provider than this within a minute are taken for a redirect loop. */
  redirectsPerMinute: 3,
} as const

/** The allowed signatures of a provider's tokens: asymmetric ones only, never `none` and no shared secrets. */
export const tokenAlgorithms = ['ES256', 'RS256', 'PS256', 'EdDSA']

/** Settings of telemetry (§9). */
export const telemetryLimits = {
  sessionExpiryMs: 24 * 60 * 60 * 1000,
  sessionRenewalMs: 30 * 60 * 1000,
  samplingPercentage: 100,
  /** Calls that are reported of one page view. */
  callsPerPage: 500,
  /** Status codes of the endpoint after which a report is sent again. */
  retryCodes: [401, 408, 429, 500, 502, 503, 504],
} as const
