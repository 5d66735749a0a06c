import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  activatedSchema,
  activationSchema,
  activationSentSchema,
  reactivationAskedSchema,
  reactivationSchema,
  draftKeySchema,
  profileChangePageSchema,
} from '#contract/profile/profileChanges.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { limits } from '#contract/fields/limits.ts'
import { confirmPhone, sendPhoneCode } from '#server/domains/profile/account/phoneCode.ts'
import { requestReactivation } from '#server/domains/profile/account/reactivation.ts'
import { ownProfile, signedIn, profileOrAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { page, pageQuery } from '#server/http/answers/paging.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'

const cites = '§7 Profiles'
const shared = { api: 'main', cites, access: ownProfile } as const

export const accountOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    summary:
      'Sends a confirmation code to the telephone of the profile, valid for 10 minutes. 404 for another number, 409 when it is confirmed, 429 after 5 codes in an hour.',
    answer: activationSentSchema,
    handle: async ({ params, services }) => ({ expiresAt: (await sendPhoneCode(params, services)).toISOString() }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/phone-activation/:phoneNumber',
    summary:
      'Confirms the telephone with the code sent to it. 400 for a wrong code, 409 for an expired one, 429 after 5 wrong codes.',
    body: activationSchema,
    answer: activatedSchema,
    handle: async ({ params, body, services }) => {
      await confirmPhone(params, body.code, services)
      return { phoneNumberIsConfirmed: true }
    },
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/profiles/request-reactivate',
    summary:
      'Requests from the Admins, by mail, that a closed profile is reopened; at most once a day. For the person, an Admin or an approved arranger.',
    cites,
    access: signedIn,
    body: reactivationSchema,
    answer: reactivationAskedSchema,
    handle: async ({ caller, body, services }) => ({
      askedAt: (await requestReactivation(body.profileId, caller, services)).toISOString(),
    }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/changes',
    summary: 'Lists the changes of the profile, newest first: author, time and names of fields, without values.',
    cites: 'Beyond §7',
    addition: 'profilechanges',
    access: profileOrAdmin,
    query: z.strictObject(pageQuery(limits.tripPage)),
    answer: profileChangePageSchema,
    handle: async ({ params, query, services: { db } }) => {
      const profileCondition = and(
        eq(profileChanges.companyId, params.companyId),
        eq(profileChanges.profileId, params.profileId),
      )
      const rows = await db
        .select({ change: profileChanges, firstName: profiles.firstName, lastName: profiles.lastName })
        .from(profileChanges)
        .innerJoin(profiles, eq(profiles.id, profileChanges.actorProfileId))
        .where(profileCondition)
        .orderBy(desc(profileChanges.at), desc(profileChanges.position))
        .limit(query.pageSize)
        .offset((query.pageNumber - 1) * query.pageSize)
      const changes = rows.map(({ change: { id, at, section, action, fields, actorProfileId }, ...actor }) => ({
        id,
        at: at.toISOString(),
        actorName: fullName(actor),
        isOwn: actorProfileId === params.profileId,
        section,
        action,
        fields,
      }))
      return page(changes, await db.$count(profileChanges, profileCondition), query)
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/draft-key',
    summary: 'Returns the key for drafts of forms in the browser; it is always the same for one person.',
    cites: 'Beyond §7',
    addition: 'drafts',
    access: ownProfile,
    answer: draftKeySchema,
    handle: async ({ params, services }) => ({
      key: services.sealer.derive('drafts', params.profileId).toString('base64'),
    }),
  }),
]
