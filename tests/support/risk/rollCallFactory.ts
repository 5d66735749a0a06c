import type { RollCall, RollCallPerson } from '#contract/risk/rollCalls.ts'
import type { MailedQuestion } from '#contract/risk/rollCallQuestions.ts'

export const makeRollCall = (changed: Partial<RollCall> = {}): RollCall => ({
  id: 'rc-1',
  kind: 'rollCall',
  about: 'Storm in London',
  note: 'Stay indoors.',
  alertId: null,
  askedBy: 'Rosa Vega',
  askedAt: '2026-05-12T08:00:00.000Z',
  expiresAt: '2026-05-19T08:00:00.000Z',
  closedAt: null,
  isOpen: true,
  remindedAt: null,
  remindFrom: null,
  counts: { people: 4, safe: 1, needsHelp: 1, noAnswer: 1, unreachable: 1, onBehalf: 0 },
  version: 3,
  ...changed,
})

export const makeRollCallPerson = (changed: Partial<RollCallPerson> = {}): RollCallPerson => ({
  id: 'person-1',
  name: 'Camille Tremblay',
  isForGuest: false,
  bookingId: 'ABC123',
  state: 'needsHelp',
  email: 'camille@aurora.example',
  phone: '+1 514 555 0134',
  place: { city: 'London', countryCode: 'GB', until: '2026-05-14T10:00' },
  hotel: 'Alder & Finch',
  answeredAt: '2026-05-12T08:05:00.000Z',
  way: 'mail',
  note: 'Lobby of the hotel',
  emergencyContact: null,
  ...changed,
})

/** A single page of rows. */
export const pageOfRows = <Row>(responseData: Row[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})

/** The question of a mailed link without an answer. */
export const mailedQuestion: MailedQuestion = {
  firstName: 'Camille',
  company: 'Aurora',
  about: 'Storm in London',
  note: 'Stay indoors.',
  askedAt: '2026-05-12T08:00:00.000Z',
  answer: null,
  answeredAt: null,
  phone: '+1 514 555 0100',
}
