import { z } from 'zod'
import {
  changedMembershipSchema,
  loyaltyProgramListSchema,
  membershipCategories,
  membershipCategorySchema,
  membershipListSchema,
  membershipSchema,
  newMembershipSchema,
} from '#contract/memberships.ts'
import { searchTerm } from '#contract/fields.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import {
  addMembership,
  changeMembership,
  findMembership,
  listMemberships,
  removeMembership,
} from '#server/domains/profile/memberships/memberships.ts'
import { searchPrograms } from '#server/domains/profile/memberships/search.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { profileEditor } from '#server/http/access.ts'
import { badInput } from '#server/http/envelope.ts'
import { operation } from '#server/http/operation.ts'

const cites = '§3 Membership, §7 Profile data'

function categoryOf(word: string) {
  const category = membershipCategories.find((known) => known === word)
  if (category) return category
  throw badInput(`There is no such category. It is one of ${membershipCategories.join(', ')}.`)
}

export const membershipOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/list/:category',
    summary: 'The loyalty memberships of one category: air, hotel, car or rail.',
    cites,
    access: profileEditor,
    answer: membershipListSchema,
    handle: async ({ params, services: { db } }) => listMemberships(db, params, categoryOf(params.category)),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/search',
    summary:
      'Loyalty programmes by name, provider or airline code, best first, at most 20; without text the commonest.',
    cites,
    access: profileEditor,
    query: z.strictObject({
      Category: z.optional(membershipCategorySchema),
      SearchText: searchTerm,
    }),
    answer: loyaltyProgramListSchema,
    handle: ({ query }) => Promise.resolve(searchPrograms(query.Category, query.SearchText)),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'One membership.',
    cites,
    access: profileEditor,
    answer: membershipSchema,
    handle: ({ params, services: { db } }) => findMembership(db, params, params.membershipId),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/membership',
    summary: 'Adds a membership. 409 for a programme the person is a member of already.',
    cites,
    access: profileEditor,
    creates: true,
    body: newMembershipSchema,
    answer: membershipSchema,
    handle: async ({ caller, params, body, services }) => addMembership({ ...params, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'patch',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'Changes the number, in the version named. 412 when the membership has changed.',
    cites,
    access: profileEditor,
    body: changedMembershipSchema,
    answer: membershipSchema,
    handle: async ({ caller, params, body, services }) =>
      changeMembership({ ...params, caller, services }, params.membershipId, body),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/membership/:membershipId',
    summary: 'Removes a membership, in the version named. 412 when it has changed.',
    cites,
    access: profileEditor,
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeMembership({ ...params, caller, services }, params.membershipId, query.version),
  }),
]
