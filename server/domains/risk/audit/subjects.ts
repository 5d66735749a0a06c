import type { RiskView } from '#contract/risk/riskViews.ts'

/**
 * The filters of a search as the record of views keeps them: their names and values, such as `countryCode=FR`. A name
 * that was searched is personal data, so that only the search for one is noted.
 */
export function searchSubject(filters: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(filters).filter(
    ([name, value]) => !silent.has(name) && value !== undefined && value !== false && value !== '',
  )
  return kept.map(([name, value]) => (name === searchedName ? name : `${name}=${String(value)}`)).join(' ')
}

const silent = new Set(['pageNumber', 'pageSize', 'companyId', 'cultureCode'])
const searchedName = 'term'

/** The filters of a recorded search: the reverse of `searchSubject`. Values may have spaces. */
export function conditionsOf(subject: string): RiskView['conditions'] {
  const conditions: RiskView['conditions'] = []
  for (const word of subject.split(' ').filter(Boolean)) {
    const [, name, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(word) ?? []
    const latest = conditions.at(-1)
    if (name) conditions.push({ name, value })
    else if (word === searchedName || !latest) conditions.push({ name: word, value: '' })
    else latest.value += ` ${word}`
  }
  return conditions
}

/** Whether a subject has the filters of a search, and not record locators. */
export const isSearchSubject = (subject: string): boolean =>
  subject.split(' ').every((word, at) => at > 0 || word === '' || word === searchedName || word.includes('='))
