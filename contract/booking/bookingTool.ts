import * as z from 'zod/mini'
import { recordId } from '#contract/wire/envelope.ts'
import { addition, optionalAddition } from '#contract/wire/lenient.ts'
import { obtKinds } from './obtKinds.ts'

/**
 * Booking-tool SSO response (§3), GET .../obt (§7): the address where single sign-on opens the booking tool.
 * `successfull` can be false in a 200 answer (§8).
 */
export const obtAddressSchema = z.object({
  successfull: z.boolean(),
  messageCode: z.optional(z.string()),
  message: z.optional(z.string()),
  data: z.optional(z.object({ url: z.string(), name: z.string() })),
})
export type ObtAddress = z.infer<typeof obtAddressSchema>

export const travelerTypeSchema = z.enum(['guest', 'traveler'])

/** The traveler of a booking-tool session; §7 leaves `travelerType` out where people book for themselves. */
export type ToolTraveler = 'self' | z.infer<typeof travelerTypeSchema>

/** Query of GET .../obt: without travelerType the person books for themselves. */
export const obtQuerySchema = z.strictObject({
  companyId: recordId,
  profileId: recordId,
  travelerType: z.optional(travelerTypeSchema),
  otherTravelerProfileId: z.optional(recordId),
})
export type ObtQuery = z.infer<typeof obtQuerySchema>

/**
 * GET .../employees/{employeeId}/saml-init (§7, authentication API): where a tool that signs in with SAML is opened.
 */
export const samlInitQuerySchema = z.strictObject({ toolName: z.enum(obtKinds) })
/** Its answer. §7 has only `url`; the other fields are additions, as in GET .../obt. */
export const samlAddressSchema = z.extend(obtAddressSchema, {
  url: z.optional(z.string()),
  successfull: addition(z.boolean(), true),
  data: optionalAddition(z.object({ url: z.string(), name: z.string() })),
})
