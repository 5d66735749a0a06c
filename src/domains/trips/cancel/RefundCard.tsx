import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useCancellationQuery } from './cancel.slice'
import { Consequences } from './Consequences'

/** The refunded and the lost amount of a cancelled trip, by segment, with the reasons. */
export default function RefundCard({ trip }: { trip: Trip }) {
  const answer = useCancellationQuery({ ...useSubjectProfile(), bookingId: trip.bookingId })
  return (
    <SectionCard heading={<FormattedMessage id="cancel.refund" />} answer={answer}>
      {(cancellation) => <Consequences trip={trip} cancellation={cancellation} isDone />}
    </SectionCard>
  )
}
