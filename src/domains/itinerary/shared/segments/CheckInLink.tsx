import { ExternalLink } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { CheckIn } from '@/domains/itinerary/itinerary.rules'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { type ButtonVariant, buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface CheckInLinkProps {
  checkIn: CheckIn
  variant?: ButtonVariant | undefined
}

/** The link to the airline's check-in while it is open; before that, when it opens. */
export function CheckInLink({ checkIn, variant = 'primary' }: CheckInLinkProps) {
  const { timeAhead } = useFormats()
  if (checkIn.state === 'none') return null
  if (checkIn.state === 'ahead') {
    return (
      <p className={cx(textStyle.note, layout.screenOnly)}>
        <FormattedMessage id="itinerary.checkIn.ahead" values={{ when: timeAhead(checkIn.inMs) }} />
      </p>
    )
  }
  const url = safeExternalUrl(checkIn.url)
  if (!url) return null
  return (
    <a
      className={cx(buttonClass(variant, 'small'), layout.selfStart, layout.screenOnly)}
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
