import { Mail } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { ImpactedTrip } from './impact.rules'

interface ImpactedRowProps extends ImpactedTrip {
  /** Whether the agency was told of the change. */
  isTold: boolean
  onTell: () => void
}

/** A trip that holds old details, or may hold them, with the button that writes to its agency. */
export function ImpactedRow({ trip, otherPassport, isTold, onTell }: ImpactedRowProps) {
  const { country, date } = useFormats()
  const { destination, departureDate, bookingId } = trip
  return (
    <li className={cx(layout.row4, layout.between, layout.lines2)}>
      <div className={layout.grow16}>
        <p>
          <FormattedMessage
            id="completion.impact.trip"
            values={{ destination, date: date(departureDate), code: bookingId }}
          />
        </p>
        {otherPassport && !isTold && (
          <p className={textStyle.note}>
            <FormattedMessage id="completion.impact.other" values={{ issuedBy: country(otherPassport) }} />
          </p>
        )}
      </div>
      {isTold ? (
        <span className={textStyle.note}>
          <FormattedMessage id="completion.impact.told" />
        </span>
      ) : (
        isOffered('tripreport') && (
          <Button variant="secondary" size="small" icon={<Mail size={18} aria-hidden="true" />} onClick={onTell}>
            <FormattedMessage id="completion.impact.write" values={{ destination }} />
          </Button>
        )
      )}
    </li>
  )
}
