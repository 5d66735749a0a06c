import {
  changedGroupCardSchema,
  groupCardListSchema,
  groupCardSchema,
  newGroupCardSchema,
} from '#contract/events/groupCards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { addGroupCard, changeGroupCard, groupCardsOf, removeGroupCard } from '#server/domains/events/cards/cards.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { eventOrganizer } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §2, §3 Credit card, §9',
  addition: 'groupcards',
  access: eventOrganizer,
} as const

/** The event cards of an organizer. */
export const groupCardOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-cards',
    summary: 'Lists the event cards of the organizer by name, each with the current and upcoming events it pays for.',
    answer: groupCardListSchema,
    handle: ({ caller, services }) => groupCardsOf(services.db, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-cards',
    summary:
      'Adds an event card. Its number is encrypted and never returned. 409 for a duplicate number, or for too many cards.',
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
      'Updates an event card, in the given version; a new number replaces the encrypted one. 409 for the number of another card, 412 when it has changed.',
    body: changedGroupCardSchema,
    answer: groupCardSchema,
    handle: ({ caller, params, body, services }) => changeGroupCard(params.creditCardId, body, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/group-cards/:creditCardId',
    summary:
      'Deletes an event card with its encrypted number, in the given version. 409 while it pays for a current or upcoming event, 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeGroupCard(params.creditCardId, query.version, { caller, services }),
  }),
]
