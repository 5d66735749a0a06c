import { WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { TripView } from './TripView'
import type { KeptTrip } from '@/domains/trips/offline/useKeptTrip'

interface KeptTripViewProps {
  kept: KeptTrip
  onRetry: () => void
  isRetrying: boolean
}

/** The kept copy of a trip where the trip itself cannot be had; it says how old it is. */
export function KeptTripView({ kept, onRetry, isRetrying }: KeptTripViewProps) {
  const { instant } = useFormats()
  if (!kept.copy) return null
  return (
    <TripView
      trip={kept.copy.trip}
      kept={kept}
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
          <FormattedMessage id="trips.kept.shown.text" values={{ when: instant(kept.copy.savedAt) }} />
        </Banner>
      }
    />
  )
}
