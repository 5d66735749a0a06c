import { X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { tripStatuses, type TripStatus } from '#contract/trips/trips.ts'
import { CountryOptions, useCountries } from '@/domains/reference/shared/CountryOptions'
import { advisedLevels, chosenNames, switches, type TravelerSearch } from '@/domains/risk/findTravelers.rules'
import { isOffered } from '@/http/additions'
import { Choices } from '@/patterns/table/filters/Choices'
import { FoldedOnPhone } from '@/patterns/table/filters/FoldedOnPhone'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { Button } from '@/ui/button/Button'
import { SelectField } from '@/ui/field/choice/SelectField'
import { CityField } from './CityField'
import { DayFields } from './DayFields'
import { FlightField } from './FlightField'
import { NearFields } from './NearFields'
import styles from './SearchFilters.module.css'
import type { TravelerAddress } from './useTravelerView'

interface SearchFiltersProps {
  address: TravelerAddress
  /** The name of the chosen city, where the answer has it. */
  cityName: string | undefined
  /** The region of the filters, which can have the focus. */
  region: RefObject<HTMLDivElement | null>
}

/** The choices of the search (§4). On a phone, and with an alert, all but the name are behind a button. */
export function SearchFilters({ address, cityName, region }: SearchFiltersProps) {
  const { formatMessage } = useIntl()
  const { view, today, choose } = address
  const { search } = view
  const inUse = chosenNames(search, today)
  const [{ isClearing, times }, setCleared] = useState({ isClearing: false, times: 0 })
  // Then the fields are new, without texts that could not be searched for.
  if (isClearing && inUse.length === 0) setCleared({ isClearing: false, times: times + 1 })
  const clear = () => {
    region.current?.focus()
    setCleared({ isClearing: true, times })
    address.clear()
  }
  const isWhole = isOffered('findtravelers')
  return (
    <div
      ref={region}
      role="search"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'findTravelers.filters' })}
      className={styles.filters}
    >
      {isWhole && (
        <SearchInput
          className={styles.name}
          label={formatMessage({ id: 'findTravelers.filter.term' })}
          value={search.term}
          onChange={(term) => choose({ term })}
        />
      )}
      <FoldedOnPhone
        isAlways={search.alertId !== ''}
        label={
          <FormattedMessage id="tables.filters" values={{ count: inUse.filter((name) => name !== 'term').length }} />
        }
      >
        <div key={times} className={styles.fields}>
          <CountryField code={search.countryCode} onChange={(countryCode) => choose({ countryCode })} />
          <CityField
            label={formatMessage({ id: 'findTravelers.filter.city' })}
            code={search.cityCode}
            name={cityName}
            onChoose={(city) => choose({ cityCode: city?.cityCode ?? '' })}
          />
          <FlightField value={search} onChange={choose} />
          <DayFields days={search} onChange={choose} />
          {isWhole && <NearFields near={search.near} onChange={(near) => choose({ near })} />}
        </div>
        <div className={styles.choices}>
          <MoreChoices address={address} />
          {inUse.length > 0 && (
            <Button variant="quiet" size="small" icon={<X aria-hidden="true" />} onClick={clear}>
              <FormattedMessage id="tables.clear" />
            </Button>
          )}
        </div>
      </FoldedOnPhone>
    </div>
  )
}

function CountryField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      label={formatMessage({ id: 'findTravelers.filter.country' })}
      value={code}
      onChange={({ target }) => onChange(target.value)}
    >
      <CountryOptions countries={useCountries()} selected={code} />
    </SelectField>
  )
}

/** Choices of several values: statuses, levels, and conditions about the traveler. */
function MoreChoices({ address: { view, choose } }: { address: TravelerAddress }) {
  const { formatMessage } = useIntl()
  const { search } = view
  const ticked = <Value,>(all: readonly Value[], chosen: readonly Value[], value: string, isTicked: boolean) =>
    all.filter((each) => (String(each) === value ? isTicked : chosen.includes(each)))
  const offered = isOffered('findtravelers') ? switches : (['searchByTravelBreakingNews'] as const)
  return (
    <>
      <Choices
        label={formatMessage({ id: 'findTravelers.filter.statuses' })}
        options={tripStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `findTravelers.status.${value}` }),
        }))}
        chosen={search.tripStatuses}
        onTick={(value, isTicked) => {
          const statuses = ticked(tripStatuses, search.tripStatuses, value, isTicked)
          // A search without any status would find nothing.
          if (statuses.length > 0) choose({ tripStatuses: statuses, displayTripStatus: shownOf(statuses, search) })
        }}
      />
      <Choices
        label={formatMessage({ id: 'findTravelers.filter.levels' })}
        options={advisedLevels.map((level) => ({
          value: String(level),
          label: formatMessage({ id: 'advisories.level' }, { level: String(level) }),
        }))}
        chosen={search.advisoryLevels.map(String)}
        onTick={(value, isTicked) =>
          choose({ advisoryLevels: ticked<number>(advisedLevels, search.advisoryLevels, value, isTicked) })
        }
      />
      <Choices
        label={formatMessage({ id: 'findTravelers.filter.only' })}
        options={offered.map((value) => ({ value, label: formatMessage({ id: `findTravelers.only.${value}` }) }))}
        chosen={offered.filter((name) => search[name])}
        onTick={(value, isTicked) => choose({ [value]: isTicked })}
      />
    </>
  )
}

/** The status of the rows after other statuses are searched for. */
const shownOf = (statuses: readonly TripStatus[], { displayTripStatus }: TravelerSearch) =>
  statuses.includes(displayTripStatus) ? displayTripStatus : statuses[0]!
