import * as z from 'zod/mini'

/** GET .../obt (§7): where single sign-on opens the booking tool. `successfull` may be false in a 200 answer (§8). */
export const obtAddressSchema = z.object({
  successfull: z.boolean(),
  messageCode: z.optional(z.string()),
  message: z.optional(z.string()),
  data: z.optional(z.object({ url: z.string(), name: z.string() })),
})
export type ObtAddress = z.infer<typeof obtAddressSchema>

export const travelerTypeSchema = z.enum(['guest', 'traveler'])

/** Whom a visit to the tool is for; §7 leaves `travelerType` out for oneself. */
export type ToolTraveler = 'self' | z.infer<typeof travelerTypeSchema>

/** Query of GET .../obt: no travelerType means booking for oneself. */
export const obtQuerySchema = z.strictObject({
  companyId: z.string(),
  profileId: z.string(),
  travelerType: z.optional(travelerTypeSchema),
  otherTravelerProfileId: z.optional(z.string()),
})
export type ObtQuery = z.infer<typeof obtQuerySchema>

/** Kinds of booking tool (§5, §7) by the name a company configures. */
export const obtKinds = ['ZIIOBT', 'certify', 'Concur', 'saml'] as const
export type ObtKind = (typeof obtKinds)[number]

/**
 * GET .../employees/{employeeId}/saml-init (§7, authentication API): where a tool that signs in with SAML is opened.
 * Answers as GET .../obt does.
 */
export const samlInitQuerySchema = z.strictObject({ toolName: z.string() })

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
