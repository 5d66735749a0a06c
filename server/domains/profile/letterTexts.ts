import type { Language } from '#server/http/language.ts'

/** The text message that carries a code: short enough for one. */
export const phoneCodeTexts: Record<Language, (code: string, minutes: number) => string> = {
  en: (code, minutes) => `${code} is your Waymark code. It is good for ${minutes} minutes. Tell it to nobody.`,
  fr: (code, minutes) =>
    `${code} est votre code Waymark. Il est valide pendant ${minutes} minutes. Ne le communiquez à personne.`,
  es: (code, minutes) => `${code} es su código de Waymark. Es válido por ${minutes} minutos. No lo comparta con nadie.`,
}

interface Asking {
  who: string
  email: string
  asker: string
  /** Where Waymark is. */
  address: string
}

interface ReactivationTexts {
  subject: (words: Asking) => string
  text: (words: Asking) => string[]
}

/** The letter that asks an Admin to make a closed profile active again. */
export const reactivationTexts: Record<Language, ReactivationTexts> = {
  en: {
    subject: ({ who }) => `${who} asks for their travel profile again`,
    text: ({ who, email, asker, address }) => [
      `The travel profile of ${who} (${email}) is closed, so no travel can be booked for them.`,
      `${asker} asks that it be made active again. You are written to as an administrator of your company.`,
      `Waymark: ${address}`,
      `Answering this message reaches ${who}.`,
    ],
  },
  fr: {
    subject: ({ who }) => `${who} demande à retrouver son profil de voyage`,
    text: ({ who, email, asker, address }) => [
      `Le profil de voyage de ${who} (${email}) est fermé; aucun voyage ne peut être réservé pour cette personne.`,
      `${asker} demande qu’il soit réactivé. Vous recevez ce message parce que vous administrez les voyages de votre entreprise.`,
      `Waymark : ${address}`,
      `Répondre à ce message, c’est écrire à ${who}.`,
    ],
  },
  es: {
    subject: ({ who }) => `${who} pide recuperar su perfil de viaje`,
    text: ({ who, email, asker, address }) => [
      `El perfil de viaje de ${who} (${email}) está cerrado; no se le puede reservar ningún viaje.`,
      `${asker} pide que se reactive. Usted recibe este mensaje porque administra los viajes de su empresa.`,
      `Waymark: ${address}`,
      `Si responde a este mensaje, escribe a ${who}.`,
    ],
  },
}
