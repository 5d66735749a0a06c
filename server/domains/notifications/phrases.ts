import type { Language } from '#server/http/language.ts'

interface Phrases {
  cardExpired: (ending: string) => string
  cardExpiring: (ending: string, days: number) => string
  passportExpired: (ending: string) => string
  passportExpiring: (ending: string, days: number) => string
  advisory: (destination: string) => string
  demo: string
}

/** What notifications say. `ending` is the last digits of a number. */
export const phrases: Record<Language, Phrases> = {
  en: {
    cardExpired: (ending) => `Your card ending in ${ending} has expired. Replace it to keep booking.`,
    cardExpiring: (ending, days) => `Your card ending in ${ending} expires ${inDays(days)}.`,
    passportExpired: (ending) => `Your passport ending in ${ending} has expired.`,
    passportExpiring: (ending, days) => `Your passport ending in ${ending} expires ${inDays(days)}.`,
    advisory: (destination) => `A travel advisory applies to your trip to ${destination}.`,
    demo: 'This is a demonstration notification.',
  },
  fr: {
    cardExpired: (ending) =>
      `Votre carte se terminant par ${ending} est expirée. Remplacez-la pour continuer à réserver.`,
    cardExpiring: (ending, days) => `Votre carte se terminant par ${ending} expire ${dansJours(days)}.`,
    passportExpired: (ending) => `Votre passeport se terminant par ${ending} est expiré.`,
    passportExpiring: (ending, days) => `Votre passeport se terminant par ${ending} expire ${dansJours(days)}.`,
    advisory: (destination) => `Un avis aux voyageurs concerne votre voyage à ${destination}.`,
    demo: 'Ceci est une notification de démonstration.',
  },
  es: {
    cardExpired: (ending) => `Su tarjeta terminada en ${ending} ha caducado. Reemplácela para seguir reservando.`,
    cardExpiring: (ending, days) => `Su tarjeta terminada en ${ending} caduca ${enDias(days)}.`,
    passportExpired: (ending) => `Su pasaporte terminado en ${ending} ha caducado.`,
    passportExpiring: (ending, days) => `Su pasaporte terminado en ${ending} caduca ${enDias(days)}.`,
    advisory: (destination) => `Hay un aviso de viaje para su viaje a ${destination}.`,
    demo: 'Esta es una notificación de demostración.',
  },
}

const inDays = (days: number) => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day')
const dansJours = (days: number) => new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' }).format(days, 'day')
const enDias = (days: number) => new Intl.RelativeTimeFormat('es', { numeric: 'auto' }).format(days, 'day')
