/**
 * The filters of a search as the record of views keeps them: their names and values, such as `countryCode=FR`. A name
 * that was searched is personal data, so that only the search for one is noted.
 */
export function searchSubject(filters: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(filters).filter(
    ([name, value]) => !silent.has(name) && value !== undefined && value !== false && value !== '',
  )
  return kept.map(([name, value]) => (name === 'term' ? name : `${name}=${String(value)}`)).join(' ')
}

const silent = new Set(['pageNumber', 'pageSize', 'companyId', 'cultureCode'])
