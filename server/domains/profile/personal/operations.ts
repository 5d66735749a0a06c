import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { profileSchema, profileSummarySchema } from '#contract/profile/profile.ts'
import { profilePatchSchema } from '#contract/profile/profileChanges.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { closeProfile, reopenProfile } from '#server/domains/profile/account/closing.ts'
import { editProfile } from '#server/domains/profile/personal/edit.ts'
import { companyAdmin, profileAdmin, profileEditor, profileOrAdmin, profileReader } from '#server/http/access/access.ts'
import { notAllowed } from '#server/http/answers/envelope.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import { readProfile } from './readProfile.ts'
import { operation } from '#server/http/operations/operation.ts'

export const profileOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles',
    summary: 'Lists the profiles of the company by name.',
    cites: '§7 Profiles',
    access: companyAdmin,
    answer: z.array(profileSummarySchema),
    handle: async ({ params, services }) => {
      const rows = await services.db
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
        .orderBy(asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(profiles.id))
      return rows.map((row) => ({ ...row, email: shownAddress(row.email) }))
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId',
    summary: 'Returns a travel profile, with the issues that make it incomplete.',
    cites: '§3 Profile, §4, §7 Profiles',
    access: profileReader,
    answer: profileSchema,
    handle: async ({ params, language, services }) =>
      readProfile(services.db, { profileRef: params, language, now: services.now() }),
  }),
  operation({
    api: 'main',
    method: 'patch',
    path: '/companies/:companyId/profiles/:profileId',
    summary:
      'Updates fields by JSON Patch (application/json-patch+json too). A failed `test` operation returns 412 with the current profile.',
    cites: '§3 Profile, §7 Profiles',
    access: profileEditor,
    body: profilePatchSchema,
    answer: profileSchema,
    handle: ({ caller, params, body, language, services }) =>
      editProfile(body, { profileRef: params, caller, language, now: services.now() }, services),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/reactivate',
    summary: 'Reopens a closed profile, as requested with request-reactivate. Notifies the person by mail.',
    cites: 'Beyond §7',
    addition: 'reactivation',
    access: profileAdmin,
    answer: profileSchema,
    handle: async ({ caller, params, language, services }) => {
      await reopenProfile(params, caller, services)
      return readProfile(services.db, { profileRef: params, language, now: services.now() })
    },
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId',
    summary:
      'Closes the profile: the person can still sign in and request to reopen it, but cannot book. No data is erased. Closing by an Admin ends the sign-ins of the person. Not for Guests.',
    cites: '§4 notActive, §6, §7 Profiles',
    access: profileOrAdmin,
    answer: profileSchema,
    handle: async ({ caller, params, language, services }) => {
      // Guests have the restricted permission set of §6, without deleting.
      if (caller.roles.includes('Guest')) throw notAllowed()
      await closeProfile(params, caller, services)
      return readProfile(services.db, { profileRef: params, language, now: services.now() })
    },
  }),
]
