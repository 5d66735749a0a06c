import { FormattedMessage } from 'react-intl'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** No trip ahead: one thing to do about it. */
export default function NoTrip() {
  return (
    <Card heading={<FormattedMessage id="home.next.heading" />}>
      <EmptyState
        headingLevel={3}
        title={<FormattedMessage id="home.next.empty.title" />}
        text={<FormattedMessage id="home.next.empty.text" />}
        illustration={<Illustration of="noTrips" />}
        action={<BookNow variant="secondary" />}
      />
    </Card>
  )
}
