import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { TripView } from './TripView'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'

interface OfflineTripViewProps {
  offline: OfflineTrip
  onRetry: () => void
  isRetrying: boolean
}

/** The kept copy of a trip where the trip itself cannot be had; it says how old it is. */
export function OfflineTripView({ offline, onRetry, isRetrying }: OfflineTripViewProps) {
  const { instant } = useFormats()
  if (!offline.copy) return null
  return (
    <TripView
      trip={offline.copy.trip}
      offline={offline}
      notice={
        <Banner
          tone="info"
          icon={<WifiOff aria-hidden="true" />}
          title={<FormattedMessage id="trips.kept.shown" />}
          actions={
            <Button variant="secondary" size="small" isPending={isRetrying} onClick={onRetry}>
              <FormattedMessage id="patterns.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="trips.kept.shown.text" values={{ when: instant(offline.copy.savedAt) }} />
        </Banner>
      }
    />
  )
}
