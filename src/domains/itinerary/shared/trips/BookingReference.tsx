import { FormattedMessage } from 'react-intl'
import { CodeValue } from '@/patterns/record/CodeValue'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The record locator, which agents and check-in desks ask for. */
export const BookingReference = ({ bookingId, className }: { bookingId: string; className?: string | undefined }) => (
  <span className={cx(layout.row2, layout.inline, layout.shrink, layout.lines0, className)}>
    <span className={textStyle.note}>
      <FormattedMessage id="itinerary.reference" />
    </span>
    <CodeValue code={bookingId} />
  </span>
)
