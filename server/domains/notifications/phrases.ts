import type { TripAbroad } from '#contract/tripsAbroad.ts'
import type { Urgency } from '#server/domains/notifications/urgency.ts'
import type { Language } from '#server/http/language.ts'

/** What notifications say. `ending` is the last digits of a number, `until` the last day it is good, `yyyy-MM-dd`. */
export interface Phrases {
  cardExpired: (ending: string) => string
  cardExpiring: (ending: string, until: string, urgency: Urgency) => string
  passportExpired: (ending: string) => string
  passportExpiring: (ending: string, until: string, urgency: Urgency) => string
  /** Good until a day (`yyyy-MM-dd`) that is too early for a trip. */
  passportOver: (ending: string, until: string, trip: TripAbroad) => string
  passportShort: (ending: string, until: string, trip: TripAbroad & { monthsWanted: number }) => string
  advisory: (destination: string) => string
  demo: string
}

const long = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00Z`))
}

const onDay = long('en-CA')
const cardAdvice: Record<Urgency, string> = {
  calm: 'Enter the new one when it arrives.',
  soon: 'Enter the new one now to keep booking.',
  urgent: 'After that day you cannot book with it: replace it now.',
}
const passportAdvice: Record<Urgency, string> = {
  calm: 'Many countries ask for six months: plan to renew it.',
  soon: 'A renewal can take weeks: start it now.',
  urgent: 'Few countries will let you in with it: renew it urgently.',
}

const leJour = long('fr-CA')
const conseilCarte: Record<Urgency, string> = {
  calm: 'Entrez la nouvelle dès que vous la recevez.',
  soon: 'Entrez la nouvelle dès maintenant pour continuer à réserver.',
  urgent: 'Après ce jour, vous ne pourrez plus réserver avec elle\u00a0: remplacez-la maintenant.',
}
const conseilPasseport: Record<Urgency, string> = {
  calm: 'De nombreux pays exigent six mois\u00a0: prévoyez son renouvellement.',
  soon: 'Un renouvellement peut prendre des semaines\u00a0: commencez maintenant.',
  urgent: 'Peu de pays l’accepteront encore\u00a0: renouvelez-le d’urgence.',
}

const elDia = long('es')
const consejoTarjeta: Record<Urgency, string> = {
  calm: 'Introduzca la nueva cuando la reciba.',
  soon: 'Introduzca ya la nueva para seguir reservando.',
  urgent: 'Después de ese día no podrá reservar con ella: reemplácela ahora.',
}
const consejoPasaporte: Record<Urgency, string> = {
  calm: 'Muchos países exigen seis meses: prevea su renovación.',
  soon: 'Una renovación puede tardar semanas: empiece ahora.',
  urgent: 'Pocos países lo aceptarán ya: renuévelo con urgencia.',
}

export const phrases: Record<Language, Phrases> = {
  en: {
    cardExpired: (ending) => `Your card ending in ${ending} has expired. Replace it to keep booking.`,
    cardExpiring: (ending, until, urgency) =>
      `Your card ending in ${ending} expires on ${onDay(until)}. ${cardAdvice[urgency]}`,
    passportExpired: (ending) => `Your passport ending in ${ending} has expired. Renew it before you travel abroad.`,
    passportExpiring: (ending, until, urgency) =>
      `Your passport ending in ${ending} expires on ${onDay(until)}. ${passportAdvice[urgency]}`,
    passportOver: (ending, until, { destination, returnDay }) =>
      `Your passport ending in ${ending} expires on ${onDay(until)}, before your trip to ${destination} ends (${onDay(returnDay)}). Renew it before you leave.`,
    passportShort: (ending, until, { destination, returnDay, monthsWanted }) =>
      `Your passport ending in ${ending} expires on ${onDay(until)}, less than ${monthsWanted} months after your trip to ${destination} ends (${onDay(returnDay)}). Check whether you will be let in with it, or renew it.`,
    advisory: (destination) => `A travel advisory applies to your trip to ${destination}.`,
    demo: 'This is a demonstration notification.',
  },
  fr: {
    cardExpired: (ending) =>
      `Votre carte se terminant par ${ending} est expirée. Remplacez-la pour continuer à réserver.`,
    cardExpiring: (ending, until, urgency) =>
      `Votre carte se terminant par ${ending} expire le ${leJour(until)}. ${conseilCarte[urgency]}`,
    passportExpired: (ending) =>
      `Votre passeport se terminant par ${ending} est expiré. Renouvelez-le avant de voyager à l’étranger.`,
    passportExpiring: (ending, until, urgency) =>
      `Votre passeport se terminant par ${ending} expire le ${leJour(until)}. ${conseilPasseport[urgency]}`,
    passportOver: (ending, until, { destination, returnDay }) =>
      `Votre passeport se terminant par ${ending} expire le ${leJour(until)}, avant la fin de votre voyage à ${destination} (${leJour(returnDay)}). Renouvelez-le avant de partir.`,
    passportShort: (ending, until, { destination, returnDay, monthsWanted }) =>
      `Votre passeport se terminant par ${ending} expire le ${leJour(until)}, moins de ${monthsWanted} mois après la fin de votre voyage à ${destination} (${leJour(returnDay)}). Vérifiez s’il sera accepté, ou renouvelez-le.`,
    advisory: (destination) => `Un avertissement aux voyageurs concerne votre voyage à ${destination}.`,
    demo: 'Ceci est une notification de démonstration.',
  },
  es: {
    cardExpired: (ending) => `Su tarjeta terminada en ${ending} venció. Reemplácela para seguir reservando.`,
    cardExpiring: (ending, until, urgency) =>
      `Su tarjeta terminada en ${ending} vence el ${elDia(until)}. ${consejoTarjeta[urgency]}`,
    passportExpired: (ending) => `Su pasaporte terminado en ${ending} venció. Renuévelo antes de viajar al extranjero.`,
    passportExpiring: (ending, until, urgency) =>
      `Su pasaporte terminado en ${ending} vence el ${elDia(until)}. ${consejoPasaporte[urgency]}`,
    passportOver: (ending, until, { destination, returnDay }) =>
      `Su pasaporte terminado en ${ending} vence el ${elDia(until)}, antes del final de su viaje a ${destination} (${elDia(returnDay)}). Renuévelo antes de salir.`,
    passportShort: (ending, until, { destination, returnDay, monthsWanted }) =>
      `Su pasaporte terminado en ${ending} vence el ${elDia(until)}, menos de ${monthsWanted} meses después del final de su viaje a ${destination} (${elDia(returnDay)}). Compruebe si se lo aceptarán, o renuévelo.`,
    advisory: (destination) => `Hay un aviso de viaje para su viaje a ${destination}.`,
    demo: 'Esta es una notificación de demostración.',
  },
}
