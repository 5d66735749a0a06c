import * as z from 'zod/mini'
import { listOf, withFallback } from '#contract/wire/lenient.ts'

/** Roles of §6, and `HelpDeskAgent`, an addition. A person without any is a traveler. */
export const roleNames = [
  'VIP',
  'RiskAdvisor',
  'GuestBooking',
  'Admin',
  'GuestManager',
  'Guest',
  'EventOrganizer',
  'FinancialOfficer',
  'Arranger',
  'Traveller',
  'HelpDeskAgent',
] as const
export const roleSchema = z.enum(roleNames)
export type Role = z.infer<typeof roleSchema>

const namesIn = (roles: string | string[]): string[] => [roles].flat().flatMap((each) => each.split(/[\s,]+/))
/**
 * Roles in the three forms of §3 and §6: a list, a single role, or several in a string with spaces between. Case does
 * not matter; unknown roles are dropped and grant nothing.
 */
export const rolesSchema = z.pipe(
  // List items other than texts are dropped.
  z.union([z.string(), z.array(withFallback(z.string(), ''))]),
  z.transform((roles: string | string[]): Role[] => {
    const held = namesIn(roles).map((name) => name.toLowerCase())
    return [...new Set(held.flatMap((name) => roleNames.filter((role) => role.toLowerCase() === name)))]
  }),
)

/** GET .../roles (§7). */
export const profileRolesSchema = z.object({ roles: rolesSchema })
export type ProfileRoles = z.infer<typeof profileRolesSchema>

/** Body of POST .../roles (§7): roles to be added. */
export const addRolesSchema = z.strictObject({ roles: z.array(roleSchema) })

/**
 * Body of PUT .../roles (§7). `expected`, an addition, has the roles the form was opened with: 412 with the current
 * roles where they differ.
 */
export const setRolesSchema = z.strictObject({
  roles: z.array(roleSchema),
  expected: z.optional(z.array(roleSchema)),
})

/**
 * Roles that an administrator gives and takes. Traveller is the default; Guest comes with guest management, and
 * HelpDeskAgent from the operator, because its holders read requests of other companies.
 */
export const givenRoles = roleNames.filter(
  (role) => role !== 'Guest' && role !== 'Traveller' && role !== 'HelpDeskAgent',
)

/** Roles that need a second administrator: their holders see or decide matters of all employees. */
export const guardedRoles: readonly Role[] = ['Admin', 'FinancialOfficer', 'RiskAdvisor']

/** Row of GET admin/roles (§7): a role of §6 that can be given. */
export const roleListSchema = listOf(z.object({ name: roleSchema }))
