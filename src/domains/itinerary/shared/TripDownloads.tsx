import { FileText, Receipt } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { DownloadButton } from '@/patterns/DownloadButton'

/** A trip's documents (§3). A trip may have no invoice. */
export const TripDownloads = ({ trip }: { trip: Trip }) => (
  <>
    <DownloadButton
      path={trip.itineraryDownloadUrl}
      fallbackName={`itinerary-${trip.bookingId}.pdf`}
      icon={<FileText aria-hidden="true" />}
    >
      <FormattedMessage id="itinerary.download.itinerary" />
    </DownloadButton>
    {trip.invoiceDownloadUrl && (
      <DownloadButton
        path={trip.invoiceDownloadUrl}
        fallbackName={`invoice-${trip.bookingId}.pdf`}
        icon={<Receipt aria-hidden="true" />}
      >
        <FormattedMessage id="itinerary.download.invoice" />
      </DownloadButton>
    )}
  </>
)
