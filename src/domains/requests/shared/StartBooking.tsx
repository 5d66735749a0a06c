import { Plane } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useSubject } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'

/** Starts a booking that can use a request, for the reader or for the traveler whom the page is about. */
export function StartBooking() {
  const { kind, companyId, profileId } = useSubject()
  const { isOpeningFor, isProcessing, openToolFor } = useBooking()
  if (kind === 'me' || profileId === null) return <BookNow />
  const traveler = { companyId, profileId }
  return (
    <Button
      icon={<Plane aria-hidden="true" />}
      isPending={isOpeningFor(traveler)}
      onClick={() => !isProcessing && openToolFor(traveler)}
    >
      <FormattedMessage id="travelRequests.book" />
    </Button>
  )
}
