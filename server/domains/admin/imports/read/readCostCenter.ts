import { costCenterLimits, costCenterNameLocales, newCostCenterSchema } from '#contract/employees/costCenters.ts'
import { identifier, requiredLine, textLine } from '#contract/fields/fields.ts'
import type { CostCenterColumn, RowProblem } from '#contract/employees/imports.ts'
import { cellReader, unlessEmpty, statusOf, type Cells } from '#server/domains/admin/imports/read/cells.ts'

const { shape } = newCostCenterSchema
const name = textLine(costCenterLimits.name)

/** The columns of the names, in the order of their locales; the first is required. */
export const nameColumns = {
  'en-CA': 'nameEn',
  'fr-CA': 'nameFr',
  'es-ES': 'nameEs',
} as const satisfies Record<(typeof costCenterNameLocales)[number], CostCenterColumn>

/** The parsed cells of a cost center. A column that the file does not have is undefined. */
export type ReadCostCenter = ReturnType<typeof readCostCenter>['costCenter']

/** Reads a row of the table of cost centers. */
export function readCostCenter(cells: Cells, unsent: readonly RowProblem[]) {
  const { read, problems } = cellReader(cells, unsent)
  const costCenter = {
    externalId: read('externalId', shape.externalId),
    nameEn: read('nameEn', requiredLine(costCenterLimits.name)),
    nameFr: read('nameFr', name),
    nameEs: read('nameEs', name),
    parentExternalId: read('parentExternalId', identifier(costCenterLimits.externalId)),
    status: read('status', shape.status, unlessEmpty(statusOf)),
  }
  return { costCenter, problems }
}
