import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { profileSchema, profileSummarySchema } from '#contract/profile.ts'
import { profileRolesSchema } from '#contract/roles.ts'
import { profileRoles, profiles } from '#server/db/schema.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { presentProfile } from '#server/domains/profile/present.ts'
import { companyAdmin, profileOrAdmin, profileReader } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

export const profileOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles',
    summary: 'Everyone who has a profile in the company, by name.',
    cites: '§7 Profiles',
    access: companyAdmin,
    answer: z.array(profileSummarySchema),
    handle: ({ params, services }) =>
      services.db
        .select({
          id: profiles.id,
          companyId: profiles.companyId,
          employeeId: profiles.employeeId,
          firstName: profiles.firstName,
          lastName: profiles.lastName,
          email: profiles.email,
          active: profiles.active,
        })
        .from(profiles)
        .where(eq(profiles.companyId, params.companyId))
        .orderBy(asc(profiles.lastName), asc(profiles.firstName), asc(profiles.id)),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId',
    summary: 'A travel profile, with the issues that keep it from being complete.',
    cites: '§3 Profile, §4, §7 Profiles',
    access: profileReader,
    answer: profileSchema,
    handle: async ({ params, language, services }) =>
      presentProfile(await loadPerson(services.db, params.companyId, params.profileId), language, services.now()),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/roles',
    summary: 'The roles a person holds; none means traveller.',
    cites: '§6, §7 Profiles',
    access: profileOrAdmin,
    answer: profileRolesSchema,
    handle: async ({ params, services }) => {
      const held = await services.db
        .select({ role: profileRoles.role })
        .from(profileRoles)
        .where(eq(profileRoles.profileId, params.profileId))
        .orderBy(asc(profileRoles.role))
      return { roles: held.map(({ role }) => role) }
    },
  }),
]
