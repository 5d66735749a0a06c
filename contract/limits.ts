/** Business constants of §9. One home: browser and server read the same numbers. */
export const limits = {
  tripPage: 10,
  /** Trips of GET .../itineraries/latest, at most. */
  latestTrips: 3,
  advisoryPage: 10,
  itineraryPage: 20,
  arrangerPage: 10,
  /** A list request may not ask for more rows than this. */
  largestPage: 100,
  reportMonths: 12,
  groupTravelMonthsBack: 6,
  groupTravelsShown: 4,
  notificationBadge: 9,
  bookingErrorMs: 7000,
  searchDebounceMs: 300,
  mobileWidthPx: 480,
  /** A booking-tool address is good for one use within this time. */
  ssoCodeSeconds: 120,
  /** After this long without an answer the screen says that it is still working (the client has no timeout, §7). */
  slowAnswerMs: 10_000,
} as const

/** Idleness of §9: so long without activity opens the warning, which then counts down. Seconds. */
export const idleLimits = { idleSeconds: 1490, warningSeconds: 300 } as const

/** Sign-in constants of §9, in the units oidc-client-ts takes. */
export const signInLimits = {
  staleStateAgeSeconds: 900,
  clockSkewSeconds: 300,
  tokenExpiringNoticeSeconds: 60,
  sessionCheckMs: 2000,
  silentRequestTimeoutSeconds: 10,
  popupCheckMs: 500,
  popupSize: 500,
  /** More redirects to the identity provider than this within a minute is a loop, not a person. */
  redirectsPerMinute: 3,
} as const
