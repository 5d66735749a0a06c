import { ArrowRight, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip, TripAdvisory as Advisory } from '#contract/trips/trips.ts'
import { countriesOf } from '@/domains/itinerary/itinerary.rules'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { buttonClass } from '@/ui/button/buttonClass'
import { Banner } from '@/ui/notice/Banner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripAdvisory.module.css'
import { useAdvisoriesPath } from './useAdvisoriesPath'

interface TripAdvisoryProps {
  trip: Trip
  /** The page that shows it, for the way back from the trip's advisories. */
  from?: 'trips' | 'trip' | undefined
}

/**
 * The advice of governments about the countries of a trip: how strict it is in words, the reasons, the source, and the
 * way to all of it. Where the trip has only the mark of an advisory, a hint to look it up.
 */
export function TripAdvisory({ trip, from }: TripAdvisoryProps) {
  const byCountry = Map.groupBy(trip.advisories ?? [], ({ country }) => country)
  const more = <WholeAdvice trip={trip} from={from} />
  if (byCountry.size === 0) return <UnknownAdvisory trip={trip} more={more} />
  return [...byCountry].map(([country, advisories]) => (
    <CountryAdvisory
      key={country}
      country={country}
      advisories={advisories}
      home={trip.departureCountryCode}
      more={more}
    />
  ))
}

/** The link to the advisories of the trip; nothing for readers who have no such page. */
function WholeAdvice({ trip: { bookingId }, from }: TripAdvisoryProps) {
  const to = useAdvisoriesPath({ bookingId, ...(from && { from }) })
  if (to === undefined) return null
  return (
    <Link to={to} className={buttonClass('quiet', 'small')}>
      <FormattedMessage id="trip.advisory.more" />
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}

interface CountryAdvisoryProps {
  country: string
  /** The strictest first. */
  advisories: readonly Advisory[]
  /** The country the trip starts in. The words of its government are quoted where no other government is stricter. */
  home: string
  /** The link to all of the advice. */
  more: ReactNode
}

function CountryAdvisory({ country, advisories, home, more }: CountryAdvisoryProps) {
  const { country: nameOf } = useFormats()
  const [strictest] = advisories
  if (!strictest) return null
  const { level } = strictest
  const quoted = advisories.find((one) => one.level === level && one.source === home) ?? strictest
  return (
    <Banner
      tone={level > 1 ? 'danger' : 'warning'}
      isWithinLiveRegion
      title={<FormattedMessage id="trip.advisory.title" values={{ level: String(level), country: nameOf(country) }} />}
      actions={more}
    >
      <p>{quoted.text}</p>
      <p className={styles.sources}>
        <FormattedMessage id="trip.advisory.read" />
        {advisories.map((advisory) => (
          <SourceLink key={advisory.source} advisory={advisory} />
        ))}
      </p>
    </Banner>
  )
}

function SourceLink({ advisory: { source, url } }: { advisory: Advisory }) {
  const { country } = useFormats()
  const address = safeExternalUrl(url)
  if (!address) return null
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer">
      {country(source)}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="patterns.newTab" />
      </VisuallyHidden>
    </a>
  )
}

function UnknownAdvisory({ trip, more }: { trip: Trip; more: ReactNode }) {
  const { country } = useFormats()
  const { formatList } = useIntl()
  const countries = formatList(countriesOf(trip).map((code) => country(code)))
  return (
    <Banner
      tone="warning"
      isWithinLiveRegion
      title={<FormattedMessage id="trip.advisory.unknown" values={{ countries }} />}
      actions={more}
    >
      <FormattedMessage id="trip.advisory.text" values={{ countries }} />
    </Banner>
  )
}
