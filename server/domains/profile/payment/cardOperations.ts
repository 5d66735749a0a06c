import { changedCreditCardSchema, sentCreditCardSchema } from '#contract/payment/cardChanges.ts'
import { creditCardListSchema, creditCardSchema } from '#contract/payment/cards.ts'
import { addCard, changeCard, findCard, presentCard, readCards } from '#server/domains/profile/payment/cards.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = '§3 Credit card, §7 Profile data, §9'

export const cardOperations = [
  operation({
    api: 'main',
    method: 'post',
    path: '/profiles/:profileId/credit-cards',
    summary:
      'Adds a card. Its number is encrypted and never returned. 409 for a duplicate number, or for too many cards.',
    cites,
    access: profileEditor,
    creates: true,
    body: sentCreditCardSchema,
    answer: creditCardSchema,
    handle: ({ caller, params: { profileId }, body, services }) =>
      addCard({ companyId: caller.companyId, profileId, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/profiles/:profileId/credit-cards',
    summary: 'Lists the cards, latest expiry first, with masked numbers: the first five and the last four digits.',
    cites,
    access: profileEditor,
    answer: creditCardListSchema,
    handle: async ({ caller, params: { profileId }, services: { db } }) =>
      (await readCards(db, { companyId: caller.companyId, profileId })).map(presentCard),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/profiles/:profileId/credit-cards/:cardId',
    summary: 'Returns one card.',
    cites,
    access: profileEditor,
    answer: creditCardSchema,
    handle: async ({ caller, params: { profileId, cardId }, services: { db } }) =>
      presentCard(await findCard(db, { companyId: caller.companyId, profileId }, cardId)),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/profiles/:profileId/credit-cards/:cardId',
    summary:
      'Updates a card, in the given version; a new number replaces the encrypted one. 409 for the number of another card, 412 when it has changed.',
    cites,
    access: profileEditor,
    body: changedCreditCardSchema,
    answer: creditCardSchema,
    handle: ({ caller, params: { profileId, cardId }, body, services }) =>
      changeCard({ companyId: caller.companyId, profileId, caller, services }, cardId, body),
  }),
]
