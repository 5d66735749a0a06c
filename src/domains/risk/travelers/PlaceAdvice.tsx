import { FormattedMessage } from 'react-intl'
import type { VisitedPlace } from '#contract/itineraryReport.ts'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import styles from './PlaceAdvice.module.css'

/** The strictest government's advice about a place, its day, and the link to it. Nothing where it is unknown. */
export function PlaceAdvice({ advice }: { advice: VisitedPlace['advisory'] }) {
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
