interface Words {
  /** The guest's first name. */
  name: string
  booker: string
  company: string
  from: string
  to: string
  /** Of the departure, written out. */
  date: string
  bookingId: string
}

const en = {
  subject: ({ to, date, bookingId }: Words) => `Your trip to ${to} on ${date} [${bookingId}]`,
  changedSubject: ({ to, date, bookingId }: Words) => `Your trip to ${to} has changed: ${date} [${bookingId}]`,
  text: ({ name, booker, company, from, to, date, bookingId }: Words, isChanged: boolean): string[] => [
    `Hello ${name},`,
    isChanged
      ? `${booker} of ${company} has changed your trip from ${from} to ${to}. It now begins on ${date}; the itinerary from before no longer holds.`
      : `${booker} of ${company} has booked a trip for you from ${from} to ${to}, beginning on ${date}.`,
    `Your booking reference is ${bookingId}. The itinerary is attached, and a file that puts the trip into your calendar.`,
    `If something is wrong, answer this message: it reaches ${booker}.`,
    'Have a good trip.',
  ],
}
type LetterTexts = typeof en

const fr: LetterTexts = {
  subject: ({ to, date, bookingId }) => `Votre voyage, destination ${to}, le ${date} [${bookingId}]`,
  changedSubject: ({ to, date, bookingId }) => `Votre voyage, destination ${to}, a changé : ${date} [${bookingId}]`,
  text: ({ name, booker, company, from, to, date, bookingId }, isChanged) => [
    `Bonjour ${name},`,
    isChanged
      ? `${booker}, de ${company}, a modifié votre voyage ${from} – ${to}. Il commence maintenant le ${date}; l’itinéraire précédent n’est plus valable.`
      : `${booker}, de ${company}, a réservé pour vous un voyage ${from} – ${to}, qui commence le ${date}.`,
    `Votre numéro de réservation est ${bookingId}. Vous trouverez ci-joint l’itinéraire et un fichier qui inscrit le voyage à votre calendrier.`,
    `Si quelque chose ne convient pas, répondez à ce message : il parvient à ${booker}.`,
    'Bon voyage!',
  ],
}

const es: LetterTexts = {
  subject: ({ to, date, bookingId }) => `Su viaje a ${to}, ${date} [${bookingId}]`,
  changedSubject: ({ to, date, bookingId }) => `Su viaje a ${to} cambió: ${date} [${bookingId}]`,
  text: ({ name, booker, company, from, to, date, bookingId }, isChanged) => [
    `Hola, ${name}:`,
    isChanged
      ? `${booker}, de ${company}, cambió su viaje de ${from} a ${to}. Ahora comienza el ${date}; el itinerario anterior ya no es válido.`
      : `${booker}, de ${company}, reservó para usted un viaje de ${from} a ${to}, que comienza el ${date}.`,
    `Su código de reserva es ${bookingId}. Se adjuntan el itinerario y un archivo que agrega el viaje a su calendario.`,
    `Si algo no está bien, responda a este mensaje: le llega a ${booker}.`,
    '¡Buen viaje!',
  ],
}

/** The letter to a guest for whom a trip was booked. */
export const guestLetterTexts = { en, fr, es }
