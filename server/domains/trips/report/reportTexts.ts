import type { ReportTopic } from '#contract/mail.ts'
import type { SegmentKind } from '#contract/trips.ts'

const en = {
  topics: {
    wrongDetails: 'A detail is wrong',
    disruption: 'Something went wrong on the way',
    change: 'The trip has to change',
    payment: 'Price, payment or invoice',
    other: 'Something else',
  } as Record<ReportTopic, string>,
  subject: (bookingId: string, topic: string, traveller: string) => `[${bookingId}] ${topic} – ${traveller}`,
  intro: (who: string) => `${who} wrote about this trip. Answering this message reaches them.`,
  topic: 'Topic',
  message: 'Message',
  trip: 'Trip',
  locator: 'Booking reference',
  traveller: 'Traveller',
  company: 'Company',
  phone: 'Telephone',
  confirmation: 'confirmation',
  unverified: 'Entered by the traveller; not booked through the agency.',
  kinds: { flight: 'Flight', hotel: 'Hotel', car: 'Car', train: 'Train' } as Record<SegmentKind, string>,
}
export type ReportTexts = typeof en

const fr: ReportTexts = {
  topics: {
    wrongDetails: 'Un détail est erroné',
    disruption: 'Un imprévu en route',
    change: 'Le voyage doit changer',
    payment: 'Prix, paiement ou facture',
    other: 'Autre chose',
  },
  subject: (bookingId, topic, traveller) => `[${bookingId}] ${topic} – ${traveller}`,
  intro: (who) => `${who} a écrit au sujet de ce voyage. Répondre à ce message lui parvient.`,
  topic: 'Objet',
  message: 'Message',
  trip: 'Voyage',
  locator: 'Numéro de réservation',
  traveller: 'Voyageur',
  company: 'Entreprise',
  phone: 'Téléphone',
  confirmation: 'confirmation',
  unverified: 'Saisi par la personne qui voyage; non réservé par l’agence.',
  kinds: { flight: 'Vol', hotel: 'Hôtel', car: 'Voiture', train: 'Train' },
}

export const reportTexts = { en, fr }
