import {
  certificateKinds,
  type CertificateLevel,
  certificateLevels,
  certificateSchemes,
  certificateValidities,
  certifiedHotelSorts,
  schemeLevels,
} from '#contract/catalogs/certifiedHotels.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { CertifiedHotelQuery } from './hotels.api'

/** The parameters of the address of the list of certified hotels. */
export const hotelTable: TableShape = {
  sortable: ['name', 'city', 'certificate', 'validUntil'],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: {
    scheme: certificateSchemes,
    level: certificateLevels,
    kind: certificateKinds,
    state: certificateValidities,
    preferred: ['true'],
  },
}

type Filter = Exclude<keyof CertifiedHotelQuery, 'pageNumber' | 'search' | 'sort'>

/** The query of the address. */
export function hotelQuery({ pageNumber, search, filters, sort }: TableState): CertifiedHotelQuery {
  const chosen = <Value extends string>(name: Filter, values: readonly Value[]) =>
    values.find((each) => each === filters[name]?.[0])
  return {
    pageNumber,
    search,
    scheme: chosen('scheme', certificateSchemes),
    level: chosen('level', certificateLevels),
    kind: chosen('kind', certificateKinds),
    state: chosen('state', certificateValidities),
    preferred: chosen('preferred', ['true']),
    sort: certifiedHotelSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? certifiedHotelSorts[0],
  }
}

/** The levels to choose from: those of the chosen scheme, and the chosen one although the scheme does not have it. */
export function offeredLevels({ scheme, level }: Pick<CertifiedHotelQuery, 'scheme' | 'level'>): CertificateLevel[] {
  const ofScheme: readonly CertificateLevel[] = scheme ? schemeLevels[scheme] : certificateLevels
  return certificateLevels.filter((each) => ofScheme.includes(each) || each === level)
}
