import type { GroupCard } from '#contract/events/groupCards.ts'

/** An event that a card pays for, until 11 June 2026. */
export const makePaidEvent = (changed: Partial<GroupCard['events'][number]> = {}): GroupCard['events'][number] => ({
  id: 'g1',
  names: [
    { locale: 'en-CA', value: 'Engineering summit' },
    { locale: 'fr-CA', value: 'Sommet de l’ingénierie' },
  ],
  endDate: '2026-06-11',
  expiresBefore: false,
  ...changed,
})

/** A card for events that pays for no event. */
export const makeGroupCard = (changed: Partial<GroupCard> = {}): GroupCard => ({
  id: 'c1',
  name: 'Summit card',
  number: '41111*******1111',
  brand: 'Visa',
  expiryDate: '2029-08',
  events: [],
  version: 3,
  ...changed,
})
