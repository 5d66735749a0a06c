import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { fullName } from '#contract/texts/fullName.ts'
import { draftKeySchema, profileChangePageSchema } from '#contract/profile/profileChanges.ts'
import { limits } from '#contract/fields/limits.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import { ownProfile, profileOrAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { page, pageQuery } from '#server/http/answers/paging.ts'

export const changeOperations = [
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
