import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { pagesOfPlace } from '@/domains/risk/risk.rules'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { useFormats } from '@/i18n/useFormats'
import { ExpandingRow } from '@/patterns/list/ExpandingRow'
import { PeopleThere } from './PeopleThere'
import styles from './PlaceRow.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { localDay } from '@/lib/localDay'

interface PlaceRowProps {
  companyId: string
  place: VisitedPlace
  /** All places, in the order of the report. */
  places: readonly VisitedPlace[]
}

/** A place: the number of people there and the advice of governments. It opens to the list of people. */
export function PlaceRow({ companyId, place, places }: PlaceRowProps) {
  const { country: nameOf } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const country = nameOf(place.countryCode)
  const pages = pagesOfPlace(place, places)
  return (
    <ExpandingRow
      isWhole
      headingId={headingId}
      name={`${place.city}, ${country}`}
      summary={
        <>
          <h3 id={headingId} className={textStyle.normal}>
            {place.city}
          </h3>
          <p className={cx(textStyle.note, textStyle.figures)}>
            {country} · <FormattedMessage id="risk.place.people" values={{ people: place.travellers }} />
          </p>
        </>
      }
      end={place.advisoryLevel > 0 && <LevelBadge level={place.advisoryLevel} />}
      details={{
        isOpen,
        onToggle: () => setOpen(!isOpen),
        content: (
          <div className={styles.people}>
            <PlaceAdvice advice={place.advisory} />
            {pages.map((pageNumber) => (
              <PeopleThere key={pageNumber} companyId={companyId} pageNumber={pageNumber} place={place} />
            ))}
          </div>
        ),
      }}
    />
  )
}

/** The strictest government's advice about a place, its day, and the link to it. Nothing where it is unknown. */
function PlaceAdvice({ advice }: { advice: VisitedPlace['advisory'] }) {
  const { country, date } = useFormats()
  if (!advice) return null
  return (
    <p className={styles.advice}>
      <OutLink url={advice.url}>
        <FormattedMessage
          id="risk.advice"
          values={{ country: country(advice.source), date: date(localDay(new Date(advice.issuedAt))) }}
        />
      </OutLink>
    </p>
  )
}
