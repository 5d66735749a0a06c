import { FormattedMessage } from 'react-intl'
import type { BookedHotel } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/button/Button'

/** The nights of a hotel, and the way to the booking tool. The person is known, so that there is no choice. */
export function HotelTrip({ hotel }: { hotel: BookedHotel }) {
  const { dateRange } = useFormats()
  const { isProcessing, openTool } = useBooking()
  return (
    <>
      <p>
        <FormattedMessage
          id="bookModal.hotel.text"
          values={{ days: dateRange(hotel.checkIn, hotel.checkOut), city: hotel.city }}
        />
      </p>
      <div>
        <Button isPending={isProcessing} onClick={() => openTool(hotel.traveler, hotel.handoff)}>
          <FormattedMessage id="bookModal.hotel.action" />
        </Button>
      </div>
    </>
  )
}
