import { ExternalLink } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip, TripAdvisory as Advisory } from '#contract/trips.ts'
import { countriesOf } from '@/domains/itinerary/itinerary.rules'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { Banner } from '@/ui/notice/Banner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripAdvisory.module.css'

/**
 * The advice of governments about the countries of a trip: how strict it is in words, the reasons, and the source.
 * Where the trip has only the mark of an advisory, a hint to look it up.
 */
export function TripAdvisory({ trip }: { trip: Trip }) {
  const byCountry = Map.groupBy(trip.advisories ?? [], ({ country }) => country)
  if (byCountry.size === 0) return <UnknownAdvisory trip={trip} />
  return [...byCountry].map(([country, advisories]) => (
    <CountryAdvisory key={country} country={country} advisories={advisories} home={trip.departureCountryCode} />
  ))
}

interface CountryAdvisoryProps {
  country: string
  /** The strictest first. */
  advisories: readonly Advisory[]
  /** The country the trip starts in. The words of its government are quoted where no other government is stricter. */
  home: string
}

function CountryAdvisory({ country, advisories, home }: CountryAdvisoryProps) {
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

function UnknownAdvisory({ trip }: { trip: Trip }) {
  const { country } = useFormats()
  const { formatList } = useIntl()
  const countries = formatList(countriesOf(trip).map((code) => country(code)))
  return (
    <Banner tone="warning" isWithinLiveRegion title={<FormattedMessage id="itinerary.advisory" />}>
      <FormattedMessage id="trip.advisory.text" values={{ countries }} />
    </Banner>
  )
}
