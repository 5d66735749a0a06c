import type { ObtKind } from './obtKinds.ts'

/** The address of the first-party tool. */
export const toolPath = '/booking-tool'

/** The address that opens each kind of tool, below the tool's own. Three take a one-time code, the last an artifact. */
export const toolDoors = {
  ZIIOBT: 'sso',
  Concur: 'concur',
  certify: 'certify',
  saml: 'saml',
} as const satisfies Record<ObtKind, string>

/** The parameter of the HTTP-Artifact binding of SAML. */
export const artifactParameter = 'SAMLart'

/**
 * The first page of a session in the first-party tool; the first is the default of §7. The last is an addition
 * (`hotelsearch`): the hotels of a city for some nights.
 */
export const toolTargets = ['user-home', 'search', 'bookings', 'trip', 'group', 'hotel'] as const
export type ToolTarget = (typeof toolTargets)[number]

/** Query of the first-party tool's address (§7). The server appends the first, the browser the others. */
export const toolParameters = {
  /** One-time sign-in code: the only parameter that grants access. */
  userToken: 'userToken',
  target: 'target',
  /** `true` hides the tool's menu, when it is opened for one specific purpose. */
  hideMenu: 'hideMenu',
  /** `production`, or the name of a test environment. */
  stage: 'stage',
  ageGroup: 'ageGroup',
  country: 'country',
  companyId: 'companyId',
  userId: 'userId',
  /** Separated by commas. */
  roles: 'roles',
  /** `true` on screens narrower than 480 px (§9). */
  isMobile: 'ismobile',
  locale: 'locale',
  /** The booking to open or change, with the target `trip`; with `hotel` the booking whose guest needs the hotel. */
  superPnrId: 'superPnrId',
  /** For groups and hotels: `true` runs the search at once; dates as M/d/yyyy, city by its code. */
  autosubmit: 'autosubmit',
  departureDate: 'departureDate',
  returnDate: 'returnDate',
  city: 'city',
  departureTime: 'departureTime',
  returnTime: 'returnTime',
  timeWindow: 'timeWindow',
  acceptPenalty: 'acceptPenalty',
  /** Addition: the event itself, so that the booking is counted for it. */
  groupTravel: 'groupTravelId',
  policyTemplate: 'policyTemplateId',
  policyModification: 'policyModificationRequestId',
} as const

/** §9 group search: around noon, within twelve hours, fares with change penalties included. */
export const groupSearch = { time: '12:00pm', windowHours: 12, acceptsPenalty: true, dateFormat: 'M/d/yyyy' } as const

/**
 * Channel (`BroadcastChannel`) on which the booking tool of the app's own origin announces a booked, changed or
 * cancelled trip, so that other tabs read their trips again. The message is empty.
 */
export const tripsChannel = 'waymark.trips'
