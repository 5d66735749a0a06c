/** Where in the first-party tool a visit begins; the first is the default of §7. */
export const toolTargets = ['user-home', 'search', 'bookings', 'trip', 'group'] as const
export type ToolTarget = (typeof toolTargets)[number]

/** Query of the first-party tool's address (§7). The server appends the first, the browser the others. */
export const toolParameters = {
  /** One-time sign-in code; nothing else in the address opens anything. */
  userToken: 'userToken',
  target: 'target',
  /** `true` leaves the tool's own menu out: a visit with one errand does not stray. */
  hideMenu: 'hideMenu',
  /** `production`, or what a build for trying things is called. */
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
  /** The booking to open or change, with the target `trip`. */
  superPnrId: 'superPnrId',
  /** For groups: `true` shows what is on sale without asking; dates as M/d/yyyy, city by its code. */
  autosubmit: 'autosubmit',
  departureDate: 'departureDate',
  returnDate: 'returnDate',
  city: 'city',
  departureTime: 'departureTime',
  returnTime: 'returnTime',
  timeWindow: 'timeWindow',
  acceptPenalty: 'acceptPenalty',
  policyTemplate: 'policyTemplateId',
  policyModification: 'policyModificationRequestId',
} as const

/** §9 what a group's search asks for: noon, twelve hours around it, and fares with a penalty too. */
export const groupSearch = { time: '12:00pm', windowHours: 12, acceptsPenalty: true, dateFormat: 'M/d/yyyy' } as const
