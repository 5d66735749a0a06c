import { z } from 'zod'
import {
  changedMembershipSchema,
  loyaltyProgramListSchema,
  membershipCategories,
  membershipCategorySchema,
  membershipListSchema,
  membershipSchema,
  newMembershipSchema,
} from '#contract/profile/memberships.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import {
  addMembership,
  changeMembership,
  findMembership,
  listMemberships,
  removeMembership,
} from '#server/domains/profile/memberships/memberships.ts'
import { searchPrograms } from '#server/domains/profile/memberships/search.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { badInput } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = { api: 'main', cites: '§3 Membership, §7 Profile data', access: profileEditor } as const

function categoryOf(word: string) {
  const category = membershipCategories.find((known) => known === word)
  if (category) return category
  throw badInput(`There is no such category. It is one of ${membershipCategories.join(', ')}.`)
}

export const membershipOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/list/:category',
    summary: 'Lists the loyalty memberships of one category: air, hotel, car or rail.',
    answer: membershipListSchema,
    handle: async ({ params, services: { db } }) => listMemberships(db, params, categoryOf(params.category)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/search',
    summary:
      'Searches loyalty programs by name, provider or airline code; at most 20, best matches first. Without text it returns the most common ones.',
    query: z.strictObject({
      Category: z.optional(membershipCategorySchema),
      SearchText: searchTerm,
    }),
    answer: loyaltyProgramListSchema,
    handle: ({ query }) => Promise.resolve(searchPrograms(query.Category, query.SearchText)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'Returns one membership.',
    answer: membershipSchema,
    handle: ({ params, services: { db } }) => findMembership(db, params, params.membershipId),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/membership',
    summary: 'Adds a membership. 409 when the person is already a member of the program.',
    creates: true,
    body: newMembershipSchema,
    answer: membershipSchema,
    handle: async ({ caller, params, body, services }) => addMembership({ ...params, caller, services }, body),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'Updates the membership number, in the given version. 412 when the membership has changed.',
    body: changedMembershipSchema,
    answer: membershipSchema,
    handle: async ({ caller, params, body, services }) =>
      changeMembership({ ...params, caller, services }, params.membershipId, body),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'Deletes a membership, in the given version. 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeMembership({ ...params, caller, services }, params.membershipId, query.version),
  }),
]
