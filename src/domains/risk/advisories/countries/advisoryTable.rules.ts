import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the address of the advisories: the page, or a country. */
export const advisoryTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'level', direction: 'desc' },
  ids: ['country'],
}

/** The chosen country, ISO 3166-1 alpha-2; undefined for all, and for a value that is no code. */
export const chosenCountry = ({ filters }: Pick<TableState, 'filters'>): string | undefined =>
  filters.country?.find((code) => /^[A-Z]{2}$/.test(code))

/** The number of pages of a list. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
