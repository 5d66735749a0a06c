import { useIntl } from 'react-intl'
import type { KeptCopy } from './keptTrips'
import { KeptTrips } from './KeptTrips'
import { Dialog } from '@/ui/Dialog'

/** The kept trips over whatever page has no network. */
export function KeptTripsDialog({ copies, onClose }: { copies: readonly KeptCopy[]; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={formatMessage({ id: 'trips.kept.list' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <KeptTrips copies={copies} />
    </Dialog>
  )
}
