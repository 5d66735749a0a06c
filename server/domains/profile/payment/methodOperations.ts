import { changedPaymentMethodSchema, newPaymentMethodSchema } from '#contract/payment/cardChanges.ts'
import { paymentMethodListSchema, paymentMethodSchema } from '#contract/payment/cards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import {
  addMethod,
  changeMethod,
  findMethod,
  listMethods,
  removeMethod,
} from '#server/domains/profile/payment/methods.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = '§3 Payment method, §4, §7 Profile data'

export const methodOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/payment-methods',
    summary: 'Lists the cards as payment methods, with their uses: air, rail, hotel, car.',
    cites,
    access: profileEditor,
    answer: paymentMethodListSchema,
    handle: ({ params, services: { db } }) => listMethods(db, params),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/payment-methods',
    summary: 'Sets the uses of a card that has none yet. 409 for any other card.',
    cites,
    access: profileEditor,
    creates: true,
    body: newPaymentMethodSchema,
    answer: paymentMethodSchema,
    handle: ({ caller, params, body, services }) => addMethod({ ...params, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Returns one payment method.',
    cites,
    access: profileEditor,
    answer: paymentMethodSchema,
    handle: ({ params, services: { db } }) => findMethod(db, params, params.paymentMethodId),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Updates the uses of a card, in the given version. 412 when it has changed.',
    cites,
    access: profileEditor,
    body: changedPaymentMethodSchema,
    answer: paymentMethodSchema,
    handle: ({ caller, params, body, services }) =>
      changeMethod({ ...params, caller, services }, params.paymentMethodId, body),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/payment-methods/:paymentMethodId',
    summary: 'Deletes the card with its encrypted number, in the given version. 412 when it has changed.',
    cites,
    access: profileEditor,
    query: versionQuery,
    answer: removedSchema,
    handle: ({ caller, params, query, services }) =>
      removeMethod({ ...params, caller, services }, params.paymentMethodId, query.version),
  }),
]
