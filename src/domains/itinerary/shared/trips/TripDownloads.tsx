import { FileText, Receipt } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import type { ButtonVariant } from '@/ui/button/buttonClass'

interface TripDownloadProps {
  trip: Trip
  variant?: ButtonVariant | undefined
}

/** A trip's documents (§3): its itinerary and its invoice, where it has one. */
export const ItineraryButton = ({ trip, variant }: TripDownloadProps) =>
  trip.itineraryDownloadUrl && (
    <DownloadButton
      path={trip.itineraryDownloadUrl}
      fallbackName={`itinerary-${trip.bookingId}.pdf`}
      icon={<FileText aria-hidden="true" />}
      variant={variant}
    >
      <FormattedMessage id="itinerary.download.itinerary" />
    </DownloadButton>
  )

export const InvoiceButton = ({ trip, variant }: TripDownloadProps) =>
  trip.invoiceDownloadUrl && (
    <DownloadButton
      path={trip.invoiceDownloadUrl}
      fallbackName={`invoice-${trip.bookingId}.pdf`}
      icon={<Receipt aria-hidden="true" />}
      variant={variant}
    >
      <FormattedMessage id="itinerary.download.invoice" />
    </DownloadButton>
  )
