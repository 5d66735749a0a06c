import { useIntl } from 'react-intl'
import type { OfflineCopy } from './offlineCopies'
import { OfflineTrips } from './OfflineTrips'
import { Dialog } from '@/ui/Dialog'

/** The kept trips over whatever page has no network. */
export function OfflineTripsDialog({ copies, onClose }: { copies: readonly OfflineCopy[]; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={formatMessage({ id: 'trips.kept.list' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <OfflineTrips copies={copies} />
    </Dialog>
  )
}
