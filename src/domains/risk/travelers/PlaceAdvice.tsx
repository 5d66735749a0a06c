import { ExternalLink } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { VisitedPlace } from '#contract/itineraryReport.ts'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { safeExternalUrl } from '@/lib/safePath'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './PlaceAdvice.module.css'

/** The strictest government's advice about a place, its day, and the link to it. Nothing where it is unknown. */
export function PlaceAdvice({ advice }: { advice: VisitedPlace['advisory'] }) {
  const { country, date } = useFormats()
  if (!advice) return null
  const address = safeExternalUrl(advice.url)
  const text = (
    <FormattedMessage
      id="risk.advice"
      values={{ country: country(advice.source), date: date(localDay(new Date(advice.issuedAt))) }}
    />
  )
  if (!address) return <p className={styles.advice}>{text}</p>
  return (
    <p className={styles.advice}>
      <a href={address.href} target="_blank" rel="noopener noreferrer">
        {text}
        <ExternalLink aria-hidden="true" />
        <VisuallyHidden>
          <FormattedMessage id="patterns.newTab" />
        </VisuallyHidden>
      </a>
    </p>
  )
}
