import {
  changedGroupCardSchema,
  groupCardListSchema,
  groupCardSchema,
  newGroupCardSchema,
} from '#contract/groupCards.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import { addGroupCard, changeGroupCard, groupCardsOf, removeGroupCard } from '#server/domains/events/cards/cards.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { eventOrganizer } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §2, §3 Credit card, §9',
  addition: 'groupcards',
  access: eventOrganizer,
} as const

/** The cards that an organiser pays for events with. */
export const groupCardOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-cards',
    summary: "The organiser's cards for events, by name, each with the events it pays for that are not over.",
    answer: groupCardListSchema,
    handle: ({ caller, services }) => groupCardsOf(services.db, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-cards',
    summary:
      'Adds a card for events. Its number is sealed and never answered again. 409 for a number the organiser has, or a card too many.',
    creates: true,
    body: newGroupCardSchema,
    answer: groupCardSchema,
    handle: ({ caller, body, services }) => addGroupCard(body, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/group-cards/:creditCardId',
    summary:
      'Changes a card for events, in the version named; a number replaces the sealed one. 409 for a number of another card, 412 when it has changed.',
    body: changedGroupCardSchema,
    answer: groupCardSchema,
    handle: ({ caller, params, body, services }) => changeGroupCard(params.creditCardId, body, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/group-cards/:creditCardId',
    summary:
      'Removes a card for events with its sealed number, in the version named. 409 while it pays for an event that is not over, 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeGroupCard(params.creditCardId, query.version, { caller, services }),
  }),
]
