import { type RiskView, riskViewKinds } from '#contract/risk/riskViews.ts'
import { tripStatuses, type TripStatus } from '#contract/trips/trips.ts'
import { flightText } from '#contract/risk/typedFlight.ts'
import { dayFilters, daysQuery } from '@/patterns/table/address/days'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the address of the record of views. Its days are those of the reader's clock. */
export const viewsTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'at', direction: 'desc' },
  filters: { kind: riskViewKinds },
  ids: dayFilters,
}

/** The query of the address: the views of whole days. */
export const viewsQuery = ({ search, filters }: TableState) => ({
  search,
  kind: riskViewKinds.find((each) => filters['kind']?.[0] === each),
  ...daysQuery({ filters }),
})

/** A part of a recorded search for display, in its own words. */
export type SearchPart =
  | { kind: 'term' | 'arrivedRecently' | 'noAnswer' | 'searchByTravelBreakingNews' }
  | { kind: 'country' | 'city' | 'flight' | 'alert' | 'area' | 'near' | 'text'; text: string }
  | { kind: 'levels'; levels: readonly string[] }
  | { kind: 'statuses'; statuses: readonly TripStatus[] }
  | { kind: 'days'; from: string; to: string }

/**
 * The parts of a recorded search, each once: airline and number are a flight, both days are one part, and of the
 * statuses the listed one counts. A parameter that the application does not know is shown as it is recorded.
 */
export function partsOfSearch({ conditions }: Pick<RiskView, 'conditions'>): SearchPart[] {
  const values = new Map(conditions.map(({ name, value }) => [name, value]))
  const valueOf = (name: string) => values.get(name) ?? ''
  const leads = conditions.filter(({ name }) => {
    if (name === 'flightNumber') return !values.has('airlineCode')
    if (name === 'toDate') return !values.has('fromDate')
    return name !== 'tripStatuses' || !values.has('displayTripStatus')
  })
  return leads.map(({ name, value }): SearchPart => {
    if (name === 'term' || name === 'arrivedRecently' || name === 'noAnswer' || name === 'searchByTravelBreakingNews')
      return { kind: name }
    if (name === 'countryCode') return { kind: 'country', text: value }
    if (name === 'cityCode') return { kind: 'city', text: value }
    if (name === 'airlineCode' || name === 'flightNumber')
      return {
        kind: 'flight',
        text: flightText({ airlineCode: valueOf('airlineCode'), flightNumber: valueOf('flightNumber') }),
      }
    if (name === 'alertId') return { kind: 'alert', text: value }
    if (name === 'area' || name === 'near') return { kind: name, text: value }
    if (name === 'advisoryLevels') return { kind: 'levels', levels: value.split(',') }
    if (name === 'displayTripStatus' || name === 'tripStatuses')
      return { kind: 'statuses', statuses: tripStatuses.filter((status) => value.split(',').includes(status)) }
    if (name === 'fromDate' || name === 'toDate')
      return { kind: 'days', from: valueOf('fromDate'), to: valueOf('toDate') }
    return { kind: 'text', text: value ? `${name}=${value}` : name }
  })
}
