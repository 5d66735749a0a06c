import type { CreditCard } from '#contract/payment/cards.ts'
import { answer } from '#tests/support/page/network.ts'
import { setClock } from '#tests/support/page/render.tsx'

export const cardsPath = '/profiles/p1/credit-cards'
export const makeCard = (changed: Partial<CreditCard> = {}): CreditCard => ({
  id: 'c1',
  name: 'Camille Tremblay',
  number: '41111*******1111',
  brand: 'Visa',
  expiryDate: '2029-08',
  uses: ['air', 'rail', 'hotel', 'car'],
  version: 3,
  ...changed,
})

/** A card that pays for everything, on 9 May 2026. */
export function setCardScene() {
  setClock('2026-05-09T12:00:00')
  answer(cardsPath, [makeCard()])
}
