import type { partnerApps } from '#server/db/schema/marketplace.ts'

export type AppRow = typeof partnerApps.$inferInsert
type Words = AppRow['summary']

/** A text in each language. */
export const words = (en: string, fr: string, es: string): Words => ({ en, fr, es })

export const nameAndEmail = words(
  'Name and work e-mail address of people who sign in there',
  'Nom et courriel professionnel des personnes qui s’y connectent',
  'Nombre y correo de trabajo de quienes inician sesión allí',
)
export const tripsShared = words(
  'Dates, places and booking references of trips that people forward there',
  'Dates, lieux et numéros de réservation des voyages que l’on y transfère',
  'Fechas, lugares y códigos de reserva de los viajes que se reenvían allí',
)
export const readCalendar = words(
  'Read and write your calendar',
  'Lire et modifier votre calendrier',
  'Leer y cambiar su calendario',
)
export const readReceipts = words(
  'Read receipts that you send it',
  'Lire les reçus que vous lui envoyez',
  'Leer los recibos que usted le envía',
)
export const readPlace = words(
  'Know where your phone is while you use it',
  'Connaître la position de votre téléphone pendant son utilisation',
  'Saber dónde está su teléfono mientras se usa',
)
export const passportShared = words(
  'Citizenship and passport data that you enter there',
  'Citoyenneté et données de passeport que vous y inscrivez',
  'Ciudadanía y datos del pasaporte que usted escribe allí',
)
export const paymentShared = words(
  'Amounts and dates of payments',
  'Montants et dates des paiements',
  'Importes y fechas de los pagos',
)

/** The addresses of an invented partner: `.example` leads nowhere. */
export const at = (host: string) => ({
  privacyUrl: `https://${host}.example/privacy`,
  signInUrl: `https://${host}.example/sign-in`,
})
