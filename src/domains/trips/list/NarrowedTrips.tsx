import { useSearchParams } from 'react-router-dom'
import { type Narrowing, isWithin, narrowingOf } from '@/domains/trips/narrowing.rules'
import { byYear } from '@/domains/trips/trips.rules'
import TripFilters from './TripFilters'
import { TripGroup, type TripGroupProps } from './TripGroup'

/** A group that the reader can search, as all its trips are loaded. The search is in the address. */
export default function NarrowedTrips({ status, trips, wanted }: TripGroupProps) {
  const [query, setQuery] = useSearchParams()
  const narrowing = narrowingOf(query)
  const found = trips.filter((trip) => isWithin(trip, narrowing))
  const onChange = ({ search, year }: Narrowing) =>
    setQuery(
      { group: status, ...(search && { search }), ...(year !== undefined && { year: String(year) }) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <TripFilters
        narrowing={narrowing}
        years={byYear(trips).map(({ year }) => Number(year))}
        found={found.length}
        onChange={onChange}
      />
      {found.length > 0 && (
        <TripGroup key={narrowing.search + narrowing.year} status={status} trips={found} wanted={wanted} />
      )}
    </>
  )
}
