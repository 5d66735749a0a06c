import { z } from 'zod'

/** GET .../obt (§7): where single sign-on opens the booking tool. `successfull` may be false in a 200 answer (§8). */
export const obtAddressSchema = z.object({
  successfull: z.boolean(),
  messageCode: z.string().optional(),
  message: z.string().optional(),
  data: z.object({ url: z.string(), name: z.string() }).optional(),
})
export type ObtAddress = z.infer<typeof obtAddressSchema>

export const travelerTypeSchema = z.enum(['guest', 'traveler'])

/** Query of GET .../obt: no travelerType means booking for oneself. */
export const obtQuerySchema = z.object({
  companyId: z.string(),
  profileId: z.string(),
  travelerType: travelerTypeSchema.optional(),
  otherTravelerProfileId: z.string().optional(),
})
export type ObtQuery = z.infer<typeof obtQuerySchema>

/** Kinds of booking tool (§5, §7) by the name a company configures. */
export const obtKinds = ['ZIIOBT', 'certify', 'Concur', 'saml'] as const
export type ObtKind = (typeof obtKinds)[number]

/** Query parameter that carries the one-time sign-in code to the first-party tool. */
export const obtTokenParameter = 'userToken'
