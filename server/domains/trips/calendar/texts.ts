import type { Language } from '#server/http/language.ts'

const en = {
  calendar: 'Waymark trips',
  cancelled: (title: string) => `Cancelled: ${title}`,
  departure: 'Departure',
  arrival: 'Arrival',
  checkIn: 'Check in from',
  checkOut: 'Check out by',
  pickUp: 'Pick up',
  dropOff: 'Return',
  terminal: (terminal: string) => `Terminal ${terminal}`,
  seat: 'Seat',
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
  checkIn: 'Arrivée à partir de',
  checkOut: 'Départ au plus tard',
  pickUp: 'Prise en charge',
  dropOff: 'Retour',
  terminal: (terminal) => `Aérogare ${terminal}`,
  seat: 'Siège',
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
  checkIn: 'Entrada a partir de',
  checkOut: 'Salida antes de',
  pickUp: 'Recogida',
  dropOff: 'Devolución',
  terminal: (terminal) => `Terminal ${terminal}`,
  seat: 'Asiento',
  confirmation: 'Confirmación',
  locator: 'Código de reserva',
  onlineCheckIn: 'Check-in en línea',
  checkInReminder: (reference) => `Check-in en línea: ${reference} sale en 24 horas`,
  agency: 'Agencia de viajes',
  unverified: 'Agregado por quien viaja; no se reservó con la agencia.',
}

export const calendarTexts: Record<Language, CalendarTexts> = { en, fr, es }
