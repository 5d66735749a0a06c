import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AdvisoryList } from '#contract/risk/advisories.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { soonIn } from '@/domains/risk/risk.rules'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { WaitingRows, FailedSection } from '@/patterns/feedback/sectionStates'
import { PageSection } from '@/patterns/page/PageSection'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { RowList } from '@/patterns/list/ExpandingRow'
import { pathTo } from '@/routes/pathTo'
import { useAppSelector } from '@/store/hooks'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import { areAllCurrent, sourcesOf, tripsTo } from '../advisories.rules'
import { advisoryCode, useAdvisoriesQuery } from '../advisories.slice'
import { Attribution } from '../government/Attribution'
import { Changes } from '../government/Changes'
import { Governments } from '../government/Governments'
import { NotCurrent } from '../government/NotCurrent'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './MyTripsThere.module.css'

interface CountryAdviceProps {
  /** ISO 3166-1 alpha-2. */
  country: string
  headingRef: Ref<HTMLHeadingElement>
  /** The query string of the list of all countries. */
  searchOfAll: string
}

/**
 * The advice of each government about a country, own trips there, and how the advice changed. For a risk advisor the
 * heading leads to the people there.
 */
export function CountryAdvice({ country, headingRef, searchOfAll }: CountryAdviceProps) {
  const { locale } = useIntl()
  const { country: nameOf } = useFormats()
  const me = useSubjectProfile()
  const answer = useAdvisoriesQuery({ ...me, countryCode: country, pageNumber: 1, cultureCode: locale })
  const code = useAppSelector((state) => advisoryCode(state, { country }))
  const people = usePeopleThere(country)
  const { currentData: data, isError } = answer
  return (
    <>
      <p>
        <Link to={{ search: searchOfAll }} className={buttonClass('quiet', 'small')}>
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage id="advisories.all" />
        </Link>
      </p>
      <NotCurrent code={code} sources={data && sourcesOf(data.sources, data.responseData)} />
      <PageSection heading={nameOf(country)} headingRef={headingRef} link={people}>
        {data ? (
          <>
            <Governments
              country={{ countryCode: country, countryName: nameOf(country) }}
              advice={data.responseData}
              sources={data.sources}
              headingLevel={3}
            />
            <Attribution sources={data.sources} />
          </>
        ) : isError ? (
          <QueryFailure isLarge query={answer} title="advisories.failed.title" text="advisories.failed.text" />
        ) : (
          <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
        )}
      </PageSection>
      <MyTripsThere country={country} />
      {data && <ChangeLog data={data} />}
    </>
  )
}

/** The way to the travelers in a country, for readers who may find them. */
function usePeopleThere(country: string) {
  const locale = useLocale()
  const today = localDay(useNow())
  if (!useMayOpen('reports')) return false
  return {
    to: pathTo(locale, 'reports', undefined, soonIn(country, today)),
    text: <FormattedMessage id="advisories.people" />,
  }
}

/** The changes of the last 90 days. Without any, nothing is known to have changed unless all advice is current. */
function ChangeLog({ data: { changes, sources, responseData } }: { data: AdvisoryList }) {
  const { formatMessage } = useIntl()
  const isKnown = areAllCurrent(sourcesOf(sources, responseData))
  return (
    <PageSection heading={<FormattedMessage id="advisories.log" />}>
      {changes.length > 0 ? (
        <Changes changes={changes} label={formatMessage({ id: 'advisories.log' })} />
      ) : (
        <p className={layout.stack3}>
          <FormattedMessage id={isKnown ? 'advisories.log.none' : 'advisories.log.unknown'} />
        </p>
      )}
    </PageSection>
  )
}

/** The reader's trips to a country that are not over; each leads to its advisories. */
function MyTripsThere({ country }: { country: string }) {
  const locale = useLocale()
  const { dateRange } = useFormats()
  const query = useSubjectTrips()
  const { data, isError } = query
  const trips = data && tripsTo(country, data)
  return (
    <PageSection heading={<FormattedMessage id="advisories.myTrips" />}>
      {trips ? (
        trips.length > 0 ? (
          <RowList>
            {trips.map((trip) => (
              <li key={trip.internalTripId} className={styles.trip}>
                <Link
                  to={pathTo(locale, 'tripAdvisories', undefined, { bookingId: trip.bookingId })}
                  className={textStyle.medium}
                >
                  <TripTitle trip={trip} />
                </Link>
                <span className={cx(textStyle.note, textStyle.figures)}>
                  {dateRange(trip.departureDate, lastDayOfTrip(trip))}
                </span>
              </li>
            ))}
          </RowList>
        ) : (
          <p className={textStyle.soft}>
            <FormattedMessage id="advisories.myTrips.none" />
          </p>
        )
      ) : isError ? (
        <FailedSection title="trips.failed.title" query={query} />
      ) : (
        <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
      )}
    </PageSection>
  )
}
