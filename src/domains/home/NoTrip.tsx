import { FormattedMessage } from 'react-intl'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** No trip ahead: one thing to do about it, for whoever books for themselves. */
export default function NoTrip() {
  const { isEnabled } = useBooking()
  return (
    <Card heading={<FormattedMessage id="home.next.heading" />}>
      <EmptyState
        headingLevel={3}
        title={<FormattedMessage id="home.next.empty.title" />}
        text={<FormattedMessage id={isEnabled ? 'home.next.empty.text' : 'home.next.empty.byOthers'} />}
        illustration={<Illustration of="noTrips" />}
        action={isEnabled && <BookNow variant="secondary" />}
      />
    </Card>
  )
}
