import { z } from 'zod'
import { changedCreditCardSchema, newCreditCardSchema } from '#contract/payment/cardChanges.ts'
import {
  cardAssignmentsSchema,
  changedAssignmentsSchema,
  companyCardLimits,
  companyCardListSchema,
  companyCardPageSchema,
  companyCardSchema,
} from '#contract/admin/companyCards.ts'
import { recordId } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { assignmentsOf, changeAssignments } from '#server/domains/admin/cards/assignments.ts'
import { addCompanyCard, changeCompanyCard, removeCompanyCard } from '#server/domains/admin/cards/changeCards.ts'
import { cardsOfCenter, companyCardPage, findCard, presentCard } from '#server/domains/admin/cards/readCards.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §2 payment methods, §3 Credit card, §9',
  addition: 'companycards',
  access: companyAdmin,
} as const
const ofCenter = '/admin/companies/:companyId/cost-centers/:costCenterId/payment-methods'
const ofCard = `${ofCenter}/:creditCardId` as const

/** §2 payment methods: the cards of the company. */
export const companyCardOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/payment-methods',
    summary: 'Lists the cards of the company, a page at a time, found by name, brand, last digits or cost center.',
    query: z.strictObject({
      ...pageQuery(companyCardLimits.page),
      term: searchTerm,
      costCenterId: z.optional(recordId),
    }),
    answer: companyCardPageSchema,
    handle: ({ params, query, services }) => companyCardPage(services.db, params.companyId, query),
  }),
  operation({
    ...shared,
    method: 'post',
    path: ofCenter,
    summary:
      'Adds a card to a cost center. The number is stored encrypted and never returned. 409 for a number the company has, too many cards, or an inactive cost center.',
    creates: true,
    body: newCreditCardSchema,
    answer: companyCardSchema,
    handle: ({ body, ...call }) => addCompanyCard(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: ofCenter,
    summary: 'Lists the cards of one cost center by name.',
    answer: companyCardListSchema,
    handle: ({ params, services }) => cardsOfCenter(services.db, params),
  }),
  operation({
    ...shared,
    method: 'get',
    path: ofCard,
    summary: 'Returns one card. Its number shows the first five and last four digits.',
    answer: companyCardSchema,
    handle: async ({ params, services }) => presentCard(await findCard(services.db, params)),
  }),
  operation({
    ...shared,
    method: 'put',
    path: ofCard,
    summary:
      'Changes a card in the given version. A new number replaces the stored one. 409 for the number of another card, 412 for another version.',
    body: changedCreditCardSchema,
    answer: companyCardSchema,
    handle: ({ body, ...call }) => changeCompanyCard(call.params, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: ofCard,
    summary: 'Removes a card in the given version, with its number and its assignments.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ query, ...call }) => removeCompanyCard(call.params, query.version, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${ofCard}/assignments`,
    summary:
      'Lists the employees and cost centers that a card is assigned to; a cost center with or without those below it.',
    answer: cardAssignmentsSchema,
    handle: ({ params, services }) => assignmentsOf(services.db, params),
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${ofCard}/assignments`,
    summary:
      'Replaces the assignments of a card in the given version. 400 at the entry that is unknown or inactive, 412 for another version.',
    body: changedAssignmentsSchema,
    answer: cardAssignmentsSchema,
    handle: ({ body, ...call }) => changeAssignments(call.params, body, adminRequest(call)),
  }),
]
