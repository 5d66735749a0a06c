import type { ProfileIssue } from '#contract/profile.ts'
import type { Language } from '#server/http/language.ts'

/** What only administrators can provide (§4). */
export const adminDetails = [
  'notActive',
  'employeeIdMissing',
  'groupIdMissing',
  'internalEmployeeIdMissing',
  'approverPerTravelPolicyMissing',
  'costCenterMissing',
] as const satisfies readonly ProfileIssue[]
export type AdminDetail = (typeof adminDetails)[number]

interface DetailTexts {
  details: Record<AdminDetail, string>
  askSubject: (who: string) => string
  ask: (words: { who: string; email: string; missing: string; address: string }) => string[]
  givenSubject: string
  given: (words: { who: string; address: string }) => string[]
}

/** The letters about details that a travel profile waits for: asking an Admin, and telling the person (§2). */
export const detailTexts: Record<Language, DetailTexts> = {
  en: {
    details: {
      notActive: 'the profile is switched off',
      employeeIdMissing: 'employee record',
      groupIdMissing: 'group in the company',
      internalEmployeeIdMissing: 'employee number',
      approverPerTravelPolicyMissing: 'who approves the trips',
      costCenterMissing: 'cost centre',
    },
    askSubject: (who) => `${who} waits for details to book travel`,
    ask: ({ who, email, missing, address }) => [
      `${who} (${email}) cannot book travel yet. These details of the travel profile come from you:`,
      missing,
      `You are written to as an administrator of your company. Waymark: ${address}`,
      `Answering this message reaches ${who}.`,
    ],
    givenSubject: 'The missing details of your travel profile are there',
    given: ({ who, address }) => [
      `Hello ${who},`,
      'your travel administrator has provided the details that were missing from your travel profile.',
      `See whether you can book: ${address}`,
    ],
  },
  fr: {
    details: {
      notActive: 'le profil est désactivé',
      employeeIdMissing: 'dossier d’employé',
      groupIdMissing: 'groupe dans l’entreprise',
      internalEmployeeIdMissing: 'numéro d’employé',
      approverPerTravelPolicyMissing: 'la personne qui approuve les voyages',
      costCenterMissing: 'centre de coûts',
    },
    askSubject: (who) => `${who} attend des renseignements pour réserver`,
    ask: ({ who, email, missing, address }) => [
      `${who} (${email}) ne peut pas encore réserver. Ces renseignements du profil de voyage viennent de vous :`,
      missing,
      `Vous recevez ce message parce que vous administrez les voyages de votre entreprise. Waymark : ${address}`,
      `Répondre à ce message, c’est écrire à ${who}.`,
    ],
    givenSubject: 'Votre profil de voyage a reçu ce qui lui manquait',
    given: ({ who, address }) => [
      `Bonjour ${who},`,
      'l’administration des voyages a fourni les renseignements qui manquaient à votre profil de voyage.',
      `Voyez si vous pouvez réserver : ${address}`,
    ],
  },
  es: {
    details: {
      notActive: 'el perfil está desactivado',
      employeeIdMissing: 'ficha de empleado',
      groupIdMissing: 'grupo en la empresa',
      internalEmployeeIdMissing: 'número de empleado',
      approverPerTravelPolicyMissing: 'quién aprueba los viajes',
      costCenterMissing: 'centro de costos',
    },
    askSubject: (who) => `${who} espera datos para poder reservar`,
    ask: ({ who, email, missing, address }) => [
      `${who} (${email}) aún no puede reservar viajes. Estos datos del perfil de viaje dependen de usted:`,
      missing,
      `Usted recibe este mensaje porque administra los viajes de su empresa. Waymark: ${address}`,
      `Si responde a este mensaje, escribe a ${who}.`,
    ],
    givenSubject: 'Ya están los datos que faltaban en su perfil de viaje',
    given: ({ who, address }) => [
      `Hola, ${who}:`,
      'la administración de viajes completó los datos que faltaban en su perfil de viaje.',
      `Vea si ya puede reservar: ${address}`,
    ],
  },
}
