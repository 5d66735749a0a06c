import type { Heading } from './employeeField.ts'
import { employeeField, employeeFieldNames } from './employeeFieldNames.ts'
import { columnOfField, type EmployeeFieldColumn, type ImportColumn } from './imports.ts'
import { languageOf, type LocaleCode } from '#contract/texts/locales.ts'

/** The columns that hold no field of an employee. */
const headings: Record<Exclude<ImportColumn, EmployeeFieldColumn>, Heading> = {
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

/**
 * The headings of imported tables, in every language: a table is read in the language of its template, whichever that
 * is, so both sides need them all.
 */
const allHeadings = {
  // A column of cost centers with the name of an employee's column has its heading too.
  ...Object.fromEntries(employeeFieldNames.map((name) => [columnOfField(name), employeeField(name).column.heading])),
  ...headings,
} as Record<ImportColumn, Heading>

/** The heading of a column in the language of a locale. */
export const headingOf = (column: ImportColumn, locale: LocaleCode): string => headingIn(allHeadings[column], locale)

const headingIn = (heading: Heading, locale: LocaleCode): string =>
  (locale === 'en-ca' && heading['en-CA']) || heading[languageOf(locale)]

/** Everything that a column may be headed by: its key, and its heading in each language. */
export const headingsOf = (column: ImportColumn): string[] => [
  column,
  ...Object.values<string>({ ...allHeadings[column] }),
]

/**
 * The columns of the file of employees that an import does not take. They are for human readers: in an import, none of
 * them is taken for another column, such as the name of a cost center for its number.
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
