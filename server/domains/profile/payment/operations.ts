import {
  changedPaymentMethodSchema,
  newPaymentMethodSchema,
  changedCreditCardSchema,
  sentCreditCardSchema,
} from '#contract/payment/cardChanges.ts'
import {
  paymentMethodListSchema,
  paymentMethodSchema,
  creditCardListSchema,
  creditCardSchema,
} from '#contract/payment/cards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { payingCardListSchema } from '#contract/admin/companyCards.ts'
import {
  addMethod,
  changeMethod,
  findMethod,
  listMethods,
  removeMethod,
} from '#server/domains/profile/payment/methods.ts'
import { presentColumns } from '#server/domains/profile/payment/cardRules.ts'
import { addCard, changeCard, findCard, presentCard, readCards } from '#server/domains/profile/payment/cards.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyCardsFor } from '#server/domains/profile/companyCards.ts'
import { profileEditor, profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const ofCard = { api: 'main', cites: '§3 Credit card, §7 Profile data, §9', access: profileEditor } as const
const ofMethod = { api: 'main', cites: '§3 Payment method, §4, §7 Profile data', access: profileEditor } as const

/** The cards of a person, their uses, and the company cards that pay for the person. */
export const paymentOperations = [
  operation({
    ...ofCard,
    method: 'post',
    path: '/profiles/:profileId/credit-cards',
    summary:
      'Adds a card. Its number is encrypted and never returned. 409 for a duplicate number, or for too many cards.',
    creates: true,
    body: sentCreditCardSchema,
    answer: creditCardSchema,
    handle: ({ caller, params: { profileId }, body, services }) =>
      addCard({ companyId: caller.companyId, profileId, caller, services }, body),
  }),
  operation({
    ...ofCard,
    method: 'get',
    path: '/profiles/:profileId/credit-cards',
    summary: 'Lists the cards, latest expiry first, with masked numbers: the first five and the last four digits.',
    answer: creditCardListSchema,
    handle: async ({ caller, params: { profileId }, services: { db } }) =>
      (await readCards(db, { companyId: caller.companyId, profileId })).map(presentCard),
  }),
  operation({
    ...ofCard,
    method: 'get',
    path: '/profiles/:profileId/credit-cards/:cardId',
    summary: 'Returns one card.',
    answer: creditCardSchema,
    handle: async ({ caller, params: { profileId, cardId }, services: { db } }) =>
      presentCard(await findCard(db, { companyId: caller.companyId, profileId }, cardId)),
  }),
  operation({
    ...ofCard,
    method: 'put',
    path: '/profiles/:profileId/credit-cards/:cardId',
    summary:
      'Updates a card, in the given version; a new number replaces the encrypted one. 409 for the number of another card, 412 when it has changed.',
    body: changedCreditCardSchema,
    answer: creditCardSchema,
    handle: ({ caller, params: { profileId, cardId }, body, services }) =>
      changeCard({ companyId: caller.companyId, profileId, caller, services }, cardId, body),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/company-cards',
    summary:
      'Lists the company cards assigned to the person or their cost center, latest expiry first, with masked numbers.',
    cites: 'Beyond §7; §2 payment methods, §9',
    addition: 'companycards',
    access: profileReader,
    answer: payingCardListSchema,
    handle: async ({ params, services }) =>
      (await companyCardsFor(services.db, [params.profileId])).map((card) => ({
        ...presentColumns(card),
        uses: card.uses,
      })),
  }),
  operation({
    ...ofMethod,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/payment-methods',
    summary: 'Lists the cards as payment methods, with their uses: air, rail, hotel, car.',
    answer: paymentMethodListSchema,
    handle: ({ params, services: { db } }) => listMethods(db, params),
  }),
  operation({
    ...ofMethod,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/payment-methods',
    summary: 'Sets the uses of a card that has none yet. 409 for any other card.',
    creates: true,
    body: newPaymentMethodSchema,
    answer: paymentMethodSchema,
    handle: ({ caller, params, body, services }) => addMethod({ ...params, caller, services }, body),
  }),
  operation({
    ...ofMethod,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Returns one payment method.',
    answer: paymentMethodSchema,
    handle: ({ params, services: { db } }) => findMethod(db, params, params.paymentMethodId),
  }),
  operation({
    ...ofMethod,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Updates the uses of a card, in the given version. 412 when it has changed.',
    body: changedPaymentMethodSchema,
    answer: paymentMethodSchema,
    handle: ({ caller, params, body, services }) =>
      changeMethod({ ...params, caller, services }, params.paymentMethodId, body),
  }),
  operation({
    ...ofMethod,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Deletes the card with its encrypted number, in the given version. 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeMethod({ ...params, caller, services }, params.paymentMethodId, query.version),
  }),
]
