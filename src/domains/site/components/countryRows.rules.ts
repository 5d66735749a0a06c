import type { Country } from '#contract/fields/countries.ts'
import { hasWords } from '#contract/texts/searchText.ts'
import type { TableState } from '@/patterns/table/address/tableAddress'

/** One page of the countries, searched, filtered and sorted by the address. For larger tables a server does this. */
export function pageOf(
  countries: readonly Country[],
  { search, filters, sort, pageNumber }: TableState,
  { locale, pageSize }: { locale: string; pageSize: number },
) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const found = countries
    .filter(({ countryName }) => hasWords(search, countryName))
    .filter(({ callingCode }) => filters.callingCode?.includes(callingCode) ?? true)
  const valueOf = (country: Country) => (sort.key === 'callingCode' ? country.callingCode : country.countryName)
  const sign = sort.direction === 'asc' ? 1 : -1
  return {
    responseData: found
      .toSorted((one, other) => sign * compare(valueOf(one), valueOf(other)))
      .slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalItemCount: found.length,
    totalPageCount: Math.ceil(found.length / pageSize),
  }
}
