import type { Language } from '#server/http/language.ts'

const en = {
  calendar: 'Waymark trips',
  cancelled: (title: string) => `Cancelled: ${title}`,
  departure: 'Departure',
  arrival: 'Arrival',
  checkIn: 'Check-in',
  checkInFrom: 'Check in from',
  leaving: 'Leaving',
  checkOut: 'Check-out',
  checkOutUntil: 'Check out until',
  pickUp: 'Pick up',
  dropOff: 'Return',
  terminal: (terminal: string) => `Terminal ${terminal}`,
  confirmation: 'Confirmation',
  locator: 'Booking reference',
  onlineCheckIn: 'Online check-in',
  checkInReminder: (reference: string) => `Check in online: ${reference} leaves in 24 hours`,
  agency: 'Travel agency',
  unverified: 'Entered by the traveller; not booked through the agency.',
}
export type CalendarTexts = typeof en

const fr: CalendarTexts = {
  calendar: 'Voyages Waymark',
  cancelled: (title) => `Annulé : ${title}`,
  departure: 'Départ',
  arrival: 'Arrivée',
  checkIn: 'Arrivée',
  checkInFrom: 'Arrivée à partir de',
  leaving: 'Départ prévu',
  checkOut: 'Départ',
  checkOutUntil: 'Départ jusqu’à',
  pickUp: 'Prise en charge',
  dropOff: 'Retour',
  terminal: (terminal) => `Aérogare ${terminal}`,
  confirmation: 'Confirmation',
  locator: 'Numéro de réservation',
  onlineCheckIn: 'Enregistrement en ligne',
  checkInReminder: (reference) => `Enregistrement en ligne : ${reference} part dans 24 heures`,
  agency: 'Agence de voyages',
  unverified: 'Saisi par la personne qui voyage; non réservé par l’agence.',
}

const es: CalendarTexts = {
  calendar: 'Viajes Waymark',
  cancelled: (title) => `Cancelado: ${title}`,
  departure: 'Salida',
  arrival: 'Llegada',
  checkIn: 'Entrada',
  checkInFrom: 'Entrada a partir de',
  leaving: 'Salida prevista',
  checkOut: 'Salida',
  checkOutUntil: 'Salida hasta',
  pickUp: 'Recogida',
  dropOff: 'Devolución',
  terminal: (terminal) => `Terminal ${terminal}`,
  confirmation: 'Confirmación',
  locator: 'Código de reserva',
  onlineCheckIn: 'Check-in en línea',
  checkInReminder: (reference) => `Check-in en línea: ${reference} sale en 24 horas`,
  agency: 'Agencia de viajes',
  unverified: 'Agregado por quien viaja; no se reservó con la agencia.',
}

export const calendarTexts: Record<Language, CalendarTexts> = { en, fr, es }
