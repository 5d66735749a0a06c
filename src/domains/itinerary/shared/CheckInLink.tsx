import { ExternalLink } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { buttonClass } from '@/ui/buttonClass'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CheckInLink.module.css'
import type { CheckIn } from '@/domains/itinerary/itinerary.rules'

/** The link to the airline's check-in while it is open; before that, when it opens. */
export function CheckInLink({ checkIn }: { checkIn: CheckIn }) {
  const { timeAhead } = useFormats()
  if (checkIn.state === 'none') return null
  if (checkIn.state === 'ahead') {
    return (
      <p className={styles.ahead}>
        <FormattedMessage id="itinerary.checkIn.ahead" values={{ when: timeAhead(checkIn.inMs) }} />
      </p>
    )
  }
  const url = safeExternalUrl(checkIn.url)
  if (!url) return null
  return (
    <a
      className={`${buttonClass('primary', 'small')} ${styles.open}`}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <FormattedMessage id="itinerary.checkIn.open" />
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="patterns.newTab" />
      </VisuallyHidden>
    </a>
  )
}
