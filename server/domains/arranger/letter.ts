import type { ArrangementAnswer } from '#contract/arrangers.ts'
import type { profiles } from '#server/db/schema/people.ts'
import { tell } from '#server/mail/send.ts'
import { languageOfCulture } from '#server/http/language.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'

type Profile = typeof profiles.$inferSelect
type Status = ArrangementAnswer['status']

interface Telling {
  traveler: Profile
  arranger: Profile
  status: Status
}

interface Texts {
  subject: Record<Status, (traveler: string) => string>
  greeting: (name: string) => string
  what: Record<Status, (traveler: string) => string>
  ending: (traveler: string, address: string) => string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: {
      approved: (traveler) => `You now arrange travel for ${traveler}`,
      declined: (traveler) => `${traveler} declined your request to arrange their travel`,
      removed: (traveler) => `You no longer arrange travel for ${traveler}`,
    },
    greeting: (name) => `Hello ${name},`,
    what: {
      approved: (traveler) => `${traveler} approved you as an arranger: you can see their profile and book for them.`,
      declined: (traveler) => `${traveler} declined your request. You cannot see their profile or book for them.`,
      removed: (traveler) => `${traveler} removed you as an arranger. Trips you booked for them stay booked.`,
    },
    ending: (traveler, address) => `Waymark: ${address}\nAnswering this message reaches ${traveler}.`,
  },
  fr: {
    subject: {
      approved: (traveler) => `Vous organisez maintenant les voyages de ${traveler}`,
      declined: (traveler) => `${traveler} a refusé que vous organisiez ses voyages`,
      removed: (traveler) => `Vous n’organisez plus les voyages de ${traveler}`,
    },
    greeting: (name) => `Bonjour ${name},`,
    what: {
      approved: (traveler) =>
        `${traveler} vous confie l’organisation de ses voyages : vous voyez son profil et pouvez réserver en son nom.`,
      declined: (traveler) =>
        `${traveler} a refusé votre demande. Vous ne voyez pas son profil et ne pouvez pas réserver en son nom.`,
      removed: (traveler) =>
        `${traveler} ne vous confie plus l’organisation de ses voyages. Les voyages déjà réservés le restent.`,
    },
    ending: (traveler, address) => `Waymark : ${address}\nRépondre à ce message, c’est écrire à ${traveler}.`,
  },
  es: {
    subject: {
      approved: (traveler) => `Ahora usted organiza los viajes de ${traveler}`,
      declined: (traveler) => `${traveler} rechazó que usted organice sus viajes`,
      removed: (traveler) => `Usted ya no organiza los viajes de ${traveler}`,
    },
    greeting: (name) => `Hola, ${name}:`,
    what: {
      approved: (traveler) =>
        `${traveler} le confía la organización de sus viajes: usted ve su perfil y puede reservar en su nombre.`,
      declined: (traveler) => `${traveler} rechazó su solicitud. Usted no ve su perfil ni puede reservar en su nombre.`,
      removed: (traveler) =>
        `${traveler} ya no le confía la organización de sus viajes. Los viajes ya reservados siguen reservados.`,
    },
    ending: (traveler, address) => `Waymark: ${address}\nSi responde a este mensaje, escribe a ${traveler}.`,
  },
}

/** Tells an arranger by mail, in their language, what the traveller decided. Never fails. */
export async function tellArranger({ traveler, arranger, status }: Telling, { env }: Services): Promise<void> {
  const { subject, greeting, what, ending } = texts[languageOfCulture(arranger.cultureCode, 'en')]
  const name = `${traveler.firstName} ${traveler.lastName}`
  await tell(env, {
    to: { name: `${arranger.firstName} ${arranger.lastName}`, address: arranger.email },
    replyTo: { name, address: traveler.email },
    subject: subject[status](name),
    text: `${[greeting(arranger.firstName), what[status](name), ending(name, env.PUBLIC_URL)].join('\n\n')}\n`,
  })
}
