import { parse, type Filter } from 'scim2-parse-filter'
import { invalidFilter, quoted } from '#server/scim/protocol/failure.ts'
import { unusable } from '#server/http/requests/readInput.ts'

/** Maximum length of a filter, and maximum number of joined or nested conditions. */
const longest = 2000
const mostConditions = 50

/** Parses a filter (RFC 7644 3.4.2.2). @throws 400 `invalidFilter` for a malformed filter */
export function parseFilter(text: string): Filter {
  if (text.length > longest) throw invalidFilter(`A filter may have ${longest} characters.`)
  if (unusable.test(text) || !text.isWellFormed()) throw invalidFilter('The filter contains unusable characters.')
  const filter = read(text)
  if (sizeOf(filter) > mostConditions) throw invalidFilter(`A filter may have ${mostConditions} conditions.`)
  return filter
}

function read(text: string): Filter {
  try {
    return parse(text)
  } catch {
    throw invalidFilter(`The filter ${quoted(text)} cannot be read. Write it as in: userName eq "ada@company.example".`)
  }
}

function sizeOf(filter: Filter): number {
  if ('filters' in filter) return filter.filters.reduce((total, each) => total + sizeOf(each), 1)
  if ('filter' in filter) return 1 + sizeOf(filter.filter)
  return 'valFilter' in filter ? 1 + sizeOf(filter.valFilter) : 1
}
