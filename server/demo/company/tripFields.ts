import { projectNumberKey } from '#contract/admin/tripFields.ts'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import type { Database } from '#server/db/client.ts'
import { projectNumbers, tripFields } from '#server/db/schema/company/tripFields.ts'

const companyId = 'aurora'

/** Fields of trips of one company: no policy requires them, so that a trip is booked without reading about them. */
export const tripFieldRows = [
  {
    id: 'tf-aurora-project',
    companyId,
    names: [
      { locale: 'en-CA', value: 'Project number' },
      { locale: 'fr-CA', value: 'Numéro de projet' },
      { locale: 'es-ES', value: 'Número de proyecto' },
    ],
    hints: [
      { locale: 'en-CA', value: 'As on your project sheet, such as P-1020.' },
      { locale: 'fr-CA', value: 'Comme sur votre fiche de projet, par exemple P-1020.' },
      { locale: 'es-ES', value: 'Como en su ficha de proyecto, por ejemplo P-1020.' },
    ],
    kind: 'projectNumber',
    place: 0,
  },
  {
    id: 'tf-aurora-purpose',
    companyId,
    names: [
      { locale: 'en-CA', value: 'Purpose' },
      { locale: 'fr-CA', value: 'Motif du voyage' },
      { locale: 'es-ES', value: 'Motivo del viaje' },
    ],
    kind: 'choice',
    choices: ['Customer visit', 'Internal meeting', 'Conference', 'Training'],
    place: 1,
  },
] satisfies (typeof tripFields.$inferInsert)[]

const numbers = [
  ['P-1020', 'Harbour terminal'],
  ['P-1021', 'Harbour terminal, phase 2'],
  ['P-1044', 'Payroll renewal'],
  ['P-2001', 'Warehouse Lyon'],
  ['R-310', 'Research: quiet engines'],
] as const

export const projectNumberRows: (typeof projectNumbers.$inferInsert)[] = [
  ...numbers,
  ['P-0988', 'Old depot'] as const,
].map(([number, name]) => ({
  companyId,
  key: projectNumberKey(number),
  number,
  name,
  isActive: name !== 'Old depot',
  upload: 'demo',
}))

/** The values of a trip by its number: one in three has a project, and some of these a purpose. */
export function demoFields(company: string, at: number): StoredField[] {
  if (company !== companyId || at % 3 !== 0) return []
  const [project, purpose] = tripFieldRows
  const ofField = ({ id, kind, names }: (typeof tripFieldRows)[number], value: string): StoredField => ({
    fieldId: id,
    kind,
    names,
    value,
  })
  const chosen = purpose!.choices![at % purpose!.choices!.length]!
  return [ofField(project!, numbers[at % numbers.length]![0]), ...(at % 2 === 0 ? [ofField(purpose!, chosen)] : [])]
}

/** Plants the fields with the list of projects. */
export async function plantTripFields(db: Database): Promise<void> {
  await db.insert(tripFields).values(tripFieldRows)
  await db.insert(projectNumbers).values(projectNumberRows)
}
