import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import { creditCardListSchema, creditCardSchema } from '#contract/payment/cards.ts'
import { payingCardListSchema } from '#contract/admin/companyCards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = ({ profileId }: ProfileRef) => `/profiles/${encodeURIComponent(profileId)}/credit-cards`

/** POST profiles/{id}/credit-cards; 409 for a card number the person has already. */
export const postCreditCard = ({ card, ...profileRef }: ProfileRef & { card: NewCreditCard }, signal: AbortSignal) =>
  mainHttp.post(path(profileRef), card, { signal }).then(parseBody(creditCardSchema))

/** GET profiles/{id}/credit-cards: the one valid longest first. */
export const getCreditCards = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(creditCardListSchema))

/** PUT profiles/{id}/credit-cards/{cardId}; 412 with the current card when somebody changed it meanwhile. */
export const putCreditCard = (
  { cardId, card, ...profileRef }: ProfileRef & { cardId: string; card: ChangedCreditCard },
  signal: AbortSignal,
) =>
  mainHttp.put(`${path(profileRef)}/${encodeURIComponent(cardId)}`, card, { signal }).then(parseBody(creditCardSchema))

/** GET .../company-cards, ours: the company cards that pay for somebody, the one valid longest first. */
export const getCompanyCards = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(profileRef)}/company-cards`, { signal }).then(parseBody(payingCardListSchema))

/** DELETE .../payment-methods/{id}?version: removes the card with its encrypted number. */
export const deletePaymentMethod = (
  { id, version, ...profileRef }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) =>
  mainHttp
    .delete(`${profilePath(profileRef)}/payment-methods/${encodeURIComponent(id)}`, { params: { version }, signal })
    .then(parseBody(removedSchema))
