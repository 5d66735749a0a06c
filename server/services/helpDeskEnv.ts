import { z } from 'zod'

/** A help desk elsewhere. Its address is a plain link: no token of a person is ever part of it. */
export const helpDeskVariables = {
  /** Id of the organization at the help desk elsewhere (§3 zoho). */
  ZOHO_ORG_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be letters, digits and hyphens')
    .optional(),
  /** The address where people sign in at it; https. With both, the embedded help desk is off. */
  ZOHO_DESK_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
}

interface DeskEnv {
  ZOHO_ORG_ID?: string | undefined
  ZOHO_DESK_URL?: string | undefined
}

/** The help desk elsewhere as GET configuration names it (§3 zoho); undefined without one. */
export const zohoOf = ({ ZOHO_ORG_ID: orgId, ZOHO_DESK_URL: url }: DeskEnv) =>
  orgId === undefined ? undefined : { orgId, ...(url !== undefined && { url }) }

/** Whether people use the help desk elsewhere: it has an address that can be offered. Otherwise the embedded one. */
export const isDeskElsewhere = (env: DeskEnv): boolean => zohoOf(env)?.url !== undefined
