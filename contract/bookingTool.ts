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

/** Query parameter that carries the one-time sign-in code to the first-party tool. */
export const obtTokenParameter = 'userToken'
