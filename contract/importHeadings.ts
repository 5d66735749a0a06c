import type { ImportColumn } from './imports.ts'
import { languageOf } from './locales.ts'
import type { LocaleCode } from './locales.ts'

interface Heading {
  en: string
  /** Where Canada spells it otherwise. */
  'en-CA'?: string
  'fr-CA': string
  es: string
}

/**
 * The headings of imported tables, in every language: a table is read whatever language its template was taken in, so
 * both sides need them all.
 */
const headings: Record<ImportColumn, Heading> = {
  externalId: { en: 'Number', 'fr-CA': 'Numéro', es: 'Número' },
  firstName: { en: 'First name', 'fr-CA': 'Prénom', es: 'Nombre' },
  middleName: { en: 'Middle name', 'fr-CA': 'Deuxième prénom', es: 'Segundo nombre' },
  lastName: { en: 'Last name', 'fr-CA': 'Nom de famille', es: 'Apellidos' },
  email: { en: 'E-mail', 'fr-CA': 'Courriel', es: 'Correo electrónico' },
  jobTitle: { en: 'Job title', 'fr-CA': 'Poste', es: 'Cargo' },
  mobilePhone: { en: 'Mobile phone', 'fr-CA': 'Cellulaire', es: 'Celular' },
  costCenter: {
    en: 'Cost center number',
    'en-CA': 'Cost centre number',
    'fr-CA': 'Numéro du centre de coûts',
    es: 'Número del centro de costos',
  },
  managerExternalId: {
    en: 'Number of the manager',
    'fr-CA': 'Numéro du gestionnaire',
    es: 'Número del superior directo',
  },
  approverExternalId: {
    en: 'Number of the approver',
    'fr-CA': 'Numéro de la personne qui approuve',
    es: 'Número de quien aprueba',
  },
  roles: { en: 'Roles', 'fr-CA': 'Rôles', es: 'Roles' },
  agencyService: { en: 'Agency service', 'fr-CA': 'Service de l’agence', es: 'Servicio de la agencia' },
  travelPolicy: { en: 'Travel policy', 'fr-CA': 'Politique de voyage', es: 'Política de viajes' },
  type: { en: 'Kind', 'fr-CA': 'Type', es: 'Tipo' },
  cultureCode: { en: 'Language', 'fr-CA': 'Langue', es: 'Idioma' },
  countryCode: { en: 'Country', 'fr-CA': 'Pays', es: 'País' },
  homeAirport: { en: 'Home airport', 'fr-CA': 'Aéroport de départ habituel', es: 'Aeropuerto de salida habitual' },
  status: { en: 'Status', 'fr-CA': 'État', es: 'Estado' },
  nameEn: { en: 'Name in English', 'fr-CA': 'Nom en anglais', es: 'Nombre en inglés' },
  nameFr: { en: 'Name in French', 'fr-CA': 'Nom en français', es: 'Nombre en francés' },
  nameEs: { en: 'Name in Spanish', 'fr-CA': 'Nom en espagnol', es: 'Nombre en español' },
  parentExternalId: {
    en: 'Number of the cost center above',
    'en-CA': 'Number of the cost centre above',
    'fr-CA': 'Numéro du centre de coûts supérieur',
    es: 'Número del centro de costos superior',
  },
}

/** The heading of a column in the language of a locale. */
export function headingOf(column: ImportColumn, locale: LocaleCode): string {
  return headingIn(headings[column], locale)
}

const headingIn = (heading: Heading, locale: LocaleCode): string =>
  (locale === 'en-ca' && heading['en-CA']) || heading[languageOf(locale)]

/** Everything that a column may be headed by: its key, and its heading in each language. */
export const headingsOf = (column: ImportColumn): string[] => [
  column,
  ...Object.values<string>({ ...headings[column] }),
]

/**
 * The columns that the file of employees has besides those an import takes. They are there to be read by people: brought
 * again, none of them is taken for another, such as the name of a cost center for its number.
 */
const shownHeadings = {
  costCenterName: {
    en: 'Cost center',
    'en-CA': 'Cost centre',
    'fr-CA': 'Centre de coûts',
    es: 'Centro de costos',
  },
  isRegistered: { en: 'Has signed in', 'fr-CA': 'A déjà ouvert une session', es: 'Ya inició sesión' },
} as const satisfies Record<string, Heading>
export type ShownColumn = keyof typeof shownHeadings

/** The heading of a column that is only shown, in the language of a locale. */
export const shownHeadingOf = (column: ShownColumn, locale: LocaleCode): string =>
  headingIn(shownHeadings[column], locale)

/** All headings of columns that are only shown. */
export const allShownHeadings: readonly string[] = Object.values(shownHeadings).flatMap((heading) =>
  Object.values<string>({ ...heading }),
)

/** The heading of the last column of a file of corrections, which is not read when the file is brought again. */
export const correctionsHeading: Heading = { en: 'What is wrong', 'fr-CA': 'Ce qui ne va pas', es: 'Qué está mal' }
