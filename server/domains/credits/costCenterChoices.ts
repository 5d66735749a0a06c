import type { costCenters } from '#server/db/schema/company/company.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import type { Language } from '#server/http/requests/language.ts'

type Center = Pick<typeof costCenters.$inferSelect, 'id' | 'externalId' | 'names'>

/** Cost centers to filter by, by their names in a language. */
export const costCenterChoices = (centers: readonly Center[], language: Language) =>
  centers
    .map(({ id, ...center }) => ({ id, name: costCenterName(center, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
