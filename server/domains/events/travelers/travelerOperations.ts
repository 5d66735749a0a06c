import { z } from 'zod'
import { searchTerm } from '#contract/fields.ts'
import {
  addedGroupTravelersSchema,
  groupDoneSchema,
  groupMailKinds,
  groupMailPreviewSchema,
  groupPeopleSchema,
  groupRemovalsSchema,
  groupTravelerFilters,
  groupTravelerPageSchema,
  newGroupTravelersSchema,
} from '#contract/groupTravelers.ts'
import { groupLimits } from '#contract/groupTravels.ts'
import { addTravelers } from '#server/domains/events/travelers/addTravelers.ts'
import { invite, remind, removeTravelers } from '#server/domains/events/travelers/invite.ts'
import { travelersOf } from '#server/domains/events/travelers/listTravelers.ts'
import { mailPreview } from '#server/domains/events/travelers/mailPreview.ts'
import { eventOrganizer } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §1, §3 Group travel, §4',
  addition: 'groupevents',
  access: eventOrganizer,
} as const

/** The people of an event, for its organiser. */
export const groupTravelerOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/travelers',
    summary: 'One page of the people of an event, by name, with how many are invited, have answered and have booked.',
    query: z.strictObject({
      ...pageQuery(groupLimits.travelerPage),
      filter: z.optional(z.enum(groupTravelerFilters)),
      search: searchTerm,
      cannotBook: z.optional(z.literal('true')),
    }),
    answer: groupTravelerPageSchema,
    handle: ({ caller, params, query, language, services }) =>
      travelersOf(
        params.groupTravelId,
        { ...query, cannotBook: query.cannotBook !== undefined },
        { caller, language, services },
      ),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/travelers',
    summary: 'Puts people of the company on the list of an event, by e-mail; whoever is not added is named.',
    body: newGroupTravelersSchema,
    answer: addedGroupTravelersSchema,
    handle: ({ caller, params, body, language, services }) =>
      addTravelers(params.groupTravelId, body.emails, { caller, language, services }),
  }),
  ...groupMailKinds.map((kind) =>
    operation({
      ...shared,
      method: 'get',
      path: `/companies/:companyId/group-travels/:groupTravelId/mails/${kind}`,
      summary: `Who would get ${kind} now where nobody is named, who is left out and why, and what they would read.`,
      answer: groupMailPreviewSchema,
      handle: ({ caller, params, language, services }) =>
        mailPreview(params.groupTravelId, kind, { caller, language, services }),
    }),
  ),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/invitations',
    summary:
      'Mails invitations with a key each: to everybody who is not invited yet, or to those named. 409 for an event that is not confirmed.',
    body: groupPeopleSchema,
    answer: groupDoneSchema,
    handle: ({ caller, params, body, language, services }) =>
      invite(params.groupTravelId, body.travelerIds, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/reminders',
    summary: 'Reminds those who have to answer or to book still, each at most once a day, with a new key.',
    body: groupPeopleSchema,
    answer: groupDoneSchema,
    handle: ({ caller, params, body, language, services }) =>
      remind(params.groupTravelId, body.travelerIds, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/removals',
    summary:
      'Takes people off the list of an event. Who has booked stays. 409 in a state where its list stays as it is.',
    body: groupRemovalsSchema,
    answer: groupDoneSchema,
    handle: ({ caller, params, body, language, services }) =>
      removeTravelers(params.groupTravelId, body.travelerIds, { caller, language, services }),
  }),
]
