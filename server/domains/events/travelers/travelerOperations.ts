import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import {
  addedGroupTravelersSchema,
  groupCandidateListSchema,
  groupDoneSchema,
  groupMailKinds,
  groupMailPreviewSchema,
  groupPeopleSchema,
  groupRemovalsSchema,
  groupTravelerFilters,
  groupTravelerPageSchema,
  guestsAskedSchema,
  newGroupTravelersSchema,
} from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { addTravelers } from '#server/domains/events/travelers/addTravelers.ts'
import { findCandidates } from '#server/domains/events/travelers/candidates.ts'
import { askForGuests } from '#server/domains/events/travelers/guestRequest.ts'
import { invite, remind, removeTravelers } from '#server/domains/events/travelers/invite.ts'
import { travelersOf } from '#server/domains/events/travelers/listTravelers.ts'
import { mailPreview } from '#server/domains/events/travelers/mailPreview.ts'
import { eventOrganizer } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §1, §3 Group travel, §4',
  addition: 'groupevents',
  access: eventOrganizer,
} as const

/** The people of an event, for its organizer. */
export const groupTravelerOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/travelers',
    summary: 'Lists the people of an event by page and name, with the numbers of invited, answered and booked.',
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
    summary: 'Adds people of the company to an event by e-mail address; returns those not added, with the reason.',
    body: newGroupTravelersSchema,
    answer: addedGroupTravelersSchema,
    handle: ({ caller, params, body, language, services }) =>
      addTravelers(params.groupTravelId, body.emails, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId/candidates',
    summary:
      'Searches at most ten people of the company by at least two letters of name or address, to add them to an event.',
    query: z.strictObject({ search: searchTerm }),
    answer: groupCandidateListSchema,
    handle: ({ caller, params, query, language, services }) =>
      findCandidates(params.groupTravelId, query.search, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/guest-requests',
    summary:
      'Asks the guest managers of the company by mail to add people from outside as guests, and returns their names. 409 `noGuestManager` without a guest manager.',
    body: newGroupTravelersSchema,
    answer: guestsAskedSchema,
    handle: ({ caller, params, body, language, services }) =>
      askForGuests(params.groupTravelId, body.emails, { caller, language, services }),
  }),
  ...groupMailKinds.map((kind) =>
    operation({
      ...shared,
      method: 'get',
      path: `/companies/:companyId/group-travels/:groupTravelId/mails/${kind}`,
      summary: `Previews ${kind}: the recipients if none are selected, the skipped people with the reason, and the text.`,
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
      'Sends invitations by mail, each with a key: to all who are not invited yet, or to the given people. 409 when the event is not confirmed.',
    body: groupPeopleSchema,
    answer: groupDoneSchema,
    handle: ({ caller, params, body, language, services }) =>
      invite(params.groupTravelId, body.travelerIds, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels/:groupTravelId/reminders',
    summary:
      'Sends reminders, with a new key, to people who have not answered or not booked; to each at most once a day.',
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
      'Removes people from an event; people who have booked stay. 409 when the state of the event does not allow it.',
    body: groupRemovalsSchema,
    answer: groupDoneSchema,
    handle: ({ caller, params, body, language, services }) =>
      removeTravelers(params.groupTravelId, body.travelerIds, { caller, language, services }),
  }),
]
