import { FormattedMessage, useIntl } from 'react-intl'
import type { AdvisoryChange, TripAdvisories } from '#contract/risk/advisories.ts'
import { TripAlerts } from '@/domains/risk/alerts/TripAlerts'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { PageSection } from '@/patterns/page/PageSection'
import { pathTo } from '@/routes/pathTo'
import { useAppSelector } from '@/store/hooks'
import { EmptyState } from '@/ui/notice/EmptyState'
import { areAllCurrent, countriesIn, sourcesOf } from '../advisories.rules'
import { advisoryCode } from '../advisories.slice'
import { Attribution } from '../government/Attribution'
import { Changes } from '../government/Changes'
import { Governments } from '../government/Governments'
import { NotCurrent } from '../government/NotCurrent'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TripAdviceProps {
  bookingId: string
  advice: TripAdvisories
}

/** The alerts about a trip, and the advice about each of its countries: what it says now, and what changed. */
export function TripAdvice({ bookingId, advice }: TripAdviceProps) {
  const { responseData, changes, bookedAt } = advice
  const code = useAppSelector((state) => advisoryCode(state, { trip: bookingId }))
  const countries = countriesIn(advice)
  const sources = sourcesOf(advice.sources, responseData)
  const pageOf = usePageOfCountry()
  return (
    <>
      {advice.alerts && <TripAlerts alerts={advice.alerts} />}
      <NotCurrent code={code} sources={sources} />
      {countries.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="advisories.trip.none.title" />}
          text={<FormattedMessage id="advisories.trip.none.text" />}
        />
      )}
      {countries.map((country) => (
        <PageSection key={country.countryCode} heading={country.countryName} link={pageOf(country)}>
          <div className={layout.stack5}>
            <Governments country={country} advice={responseData} sources={advice.sources} headingLevel={3} />
            <SinceBooking
              changes={changes.filter(({ targetCountry }) => targetCountry === country.countryCode)}
              bookedAt={bookedAt}
              isKnown={areAllCurrent(sources)}
            />
          </div>
        </PageSection>
      ))}
      {countries.length > 0 && <Attribution sources={advice.sources} />}
    </>
  )
}

/** The way to the page of a country, which has the changes of 90 days, for readers who may open it. */
function usePageOfCountry() {
  const locale = useLocale()
  const mayOpen = useMayOpen('travelAdvisories')
  return ({ countryCode, countryName }: TripAdvisories['countries'][number]) =>
    mayOpen && {
      to: pathTo(locale, 'travelAdvisories', undefined, { country: countryCode }),
      text: <FormattedMessage id="advisories.trip.country" values={{ country: countryName }} />,
    }
}

interface SinceBookingProps {
  changes: readonly AdvisoryChange[]
  bookedAt: string | undefined
  /** Whether the advice of every government is current, so that no change means none. */
  isKnown: boolean
}

/** The changes of the advice about a country since the trip was booked. */
function SinceBooking({ changes, bookedAt, isKnown }: SinceBookingProps) {
  const { date } = useFormats()
  const { formatMessage } = useIntl()
  const values = { date: bookedAt ? date(localDay(new Date(bookedAt))) : 'none' }
  const heading = formatMessage({ id: 'advisories.since' }, values)
  return (
    <section className={layout.stack2} aria-label={heading}>
      <h3 className={textStyle.large}>{heading}</h3>
      {changes.length > 0 ? (
        <Changes changes={changes} label={heading} />
      ) : (
        <p className={textStyle.soft}>
          <FormattedMessage id={isKnown ? 'advisories.since.none' : 'advisories.since.unknown'} />
        </p>
      )}
    </section>
  )
}
