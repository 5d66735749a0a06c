import type { costCenters } from '#server/db/schema/company/company.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Caller } from '#server/http/access/caller.ts'

type Named = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>

/** The name of a cost center in the reader's language, else in English, else its number; empty without one. */
export function costCenterName(costCenter: Named | null, language: Language): string {
  const named = (start: string) => costCenter?.names.find(({ locale }) => locale.toLowerCase().startsWith(start))?.value
  return named(language) ?? named('en') ?? costCenter?.externalId ?? ''
}

/** Whether the caller may see cost centers. Guests may not. */
export const readsCostCenters = ({ roles }: Pick<Caller, 'roles'>): boolean => !roles.includes('Guest')
