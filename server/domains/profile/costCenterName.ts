import type { costCenters } from '#server/db/schema/company.ts'
import type { Language } from '#server/http/language.ts'

type Named = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>

/** A cost centre in the reader's language, else in English, else its number; empty without one. */
export function costCenterName(costCenter: Named | null, language: Language): string {
  const named = (start: string) => costCenter?.names.find(({ locale }) => locale.toLowerCase().startsWith(start))?.value
  return named(language) ?? named('en') ?? costCenter?.externalId ?? ''
}
