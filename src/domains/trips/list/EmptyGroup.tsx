import { FormattedMessage } from 'react-intl'
import type { TripStatus } from '#contract/trips.ts'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** A group without trips; loaded where there is one. */
export default function EmptyGroup({ status }: { status: TripStatus }) {
  return (
    <EmptyState
      title={<FormattedMessage id={`tripLists.empty.${status}.title`} />}
      text={<FormattedMessage id={`tripLists.empty.${status}.text`} />}
      illustration={<Illustration of="noTrips" />}
      action={(status === 'Upcoming' || status === 'InProgress') && <BookNow />}
    />
  )
}
