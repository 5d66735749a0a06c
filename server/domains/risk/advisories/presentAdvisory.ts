import type { Advisory, AdvisoryChange } from '#contract/risk/advisories.ts'
import type { advisories, advisoryChanges, AdviceState } from '#server/db/schema/risk/risk.ts'
import { adviceWords } from '#server/domains/trips/adviceWords.ts'
import type { Language } from '#server/http/requests/language.ts'
import { countries } from '#server/reference/countries.ts'

const names = new Map(countries.map(({ code, name }) => [code, name]))

/** The name of a country in a language; its code where the reference data lacks it. */
export const countryName = (code: string, language: Language): string => names.get(code)?.[language] ?? code

/** The advice of a government as in §3. Words that the government has in English only are answered in English. */
export function presentAdvisory(row: typeof advisories.$inferSelect, language: Language): Advisory {
  const { text, language: other } = adviceWords(row.warningText, language)
  return {
    countryName: countryName(row.targetCountry, language),
    sourceCountry: row.sourceCountry,
    sourceUrl: row.sourceUrl,
    targetCountry: row.targetCountry,
    timeStamp: row.issuedAt.toISOString(),
    warningLevel: row.warningLevel,
    warningText: text,
    regionalLevel: row.regionalLevel,
    language: other,
    blocks: (other ? undefined : row.blocks[language]) ?? row.blocks.en,
    evidence: row.evidence,
    isDemo: row.isDemo,
    isCurrent: row.isCurrent,
  }
}

/** A change of advice, in the government's own words before and after. */
export const presentChange = (row: typeof advisoryChanges.$inferSelect, language: Language): AdvisoryChange => ({
  sourceCountry: row.sourceCountry,
  targetCountry: row.targetCountry,
  changedAt: row.changedAt.toISOString(),
  before: presentState(row.before, language),
  after: presentState(row.after, language),
})

function presentState(state: AdviceState | null, language: Language) {
  if (!state) return null
  const { text, language: other } = adviceWords(state.warningText, language)
  const { warningLevel, regionalLevel } = state
  return { warningLevel, regionalLevel, warningText: text, language: other }
}
