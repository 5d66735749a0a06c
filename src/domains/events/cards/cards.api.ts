import {
  type ChangedGroupCard,
  groupCardListSchema,
  groupCardSchema,
  type NewGroupCard,
} from '#contract/events/groupCards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

const cardsPath = (companyId: string) => `/companies/${encodeURIComponent(companyId)}/group-cards`

/** One card of the organizer's. */
export interface GroupCardRef {
  companyId: string
  creditCardId: string
}
const cardPath = ({ companyId, creditCardId }: GroupCardRef) =>
  `${cardsPath(companyId)}/${encodeURIComponent(creditCardId)}`

/** GET companies/{companyId}/group-cards: the organizer's cards for events, by name. */
export const getGroupCards = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(cardsPath(companyId), { signal }).then(parseBody(groupCardListSchema))

/** POST companies/{companyId}/group-cards; 409 for a card number the organizer has already. */
export const postGroupCard = ({ companyId, card }: { companyId: string; card: NewGroupCard }, signal: AbortSignal) =>
  companyHttp.post(cardsPath(companyId), card, { signal }).then(parseBody(groupCardSchema))

/** PUT .../group-cards/{creditCardId}; 412 with the card as it is when it was changed meanwhile. */
export const putGroupCard = ({ card, ...cardRef }: GroupCardRef & { card: ChangedGroupCard }, signal: AbortSignal) =>
  companyHttp.put(cardPath(cardRef), card, { signal }).then(parseBody(groupCardSchema))

/** DELETE .../group-cards/{creditCardId}?version; 409 `cardInUse` while it pays for an event that is not over. */
export const deleteGroupCard = ({ version, ...cardRef }: GroupCardRef & { version: number }, signal: AbortSignal) =>
  companyHttp.delete(cardPath(cardRef), { params: { version }, signal }).then(parseBody(removedSchema))
