import { FormattedMessage } from 'react-intl'
import type { CompanyOverview } from '#contract/reports/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import styles from './PlacesCard.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface PlacesCardProps {
  when: 'now' | 'soon'
  places: CompanyOverview['travellingNow']
}

const shownPlaces = 6

/** The cities and countries where people of the company are or will be, those with the most people first. */
export function PlacesCard({ when, places }: PlacesCardProps) {
  const { country } = useFormats()
  const ranked = places.toSorted((one, other) => other.travellers - one.travellers)
  const more = ranked.length - shownPlaces
  return (
    <Card headingLevel={3} heading={<FormattedMessage id={`scores.places.${when}`} />}>
      {ranked.length === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage id={`scores.places.${when}.empty`} />
        </p>
      ) : (
        <ul role="list" className={layout.stack0}>
          {ranked.slice(0, shownPlaces).map(({ city, countryCode, travellers }) => (
            <li key={`${city} ${countryCode}`} className={styles.place}>
              <span className={styles.name}>
                <PlaceName city={city} country={countryCode && country(countryCode)} />
              </span>
              <span className={cx(textStyle.note, textStyle.figures, textStyle.nowrap)}>
                <FormattedMessage id="scores.places.travelers" values={{ count: travellers }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.more}>
          <FormattedMessage id="scores.places.more" values={{ count: more }} />
        </p>
      )}
    </Card>
  )
}

/** A city with its country, the other places of a country, or those of no named country. */
function PlaceName({ city, country }: { city: string; country: string }) {
  if (!country) return <FormattedMessage id="scores.places.elsewhere" />
  if (!city) return <FormattedMessage id="scores.places.country" values={{ country }} />
  return (
    <>
      {city} <span className={styles.quiet}>{country}</span>
    </>
  )
}
