import { Check, CloudDownload, FileText, Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/Button'
import { saveFile } from '@/lib/fileName'
import styles from './KeepOffline.module.css'
import type { OfflineTrip } from './useOfflineTrip'

/** Saves the trip and its itinerary in this browser, shows since when, and removes them again. */
export function KeepOffline({ trip, offline }: { trip: Trip; offline: OfflineTrip }) {
  const { instant } = useFormats()
  if (!offline.isPossible) return null
  const { copy, state } = offline
  return (
    <div className={styles.keep}>
      {copy ? (
        <>
          <p className={styles.saved} role="status">
            <Check aria-hidden="true" />
            <span>
              <FormattedMessage id="trips.kept.since" values={{ when: instant(copy.savedAt) }} />
            </span>
          </p>
          <div className={styles.row}>
            <Button
              variant="quiet"
              size="small"
              icon={<FileText aria-hidden="true" />}
              onClick={() => saveFile(copy.itinerary, `itinerary-${trip.bookingId}.pdf`)}
            >
              <FormattedMessage id="trips.kept.open" />
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              isPending={state === 'running'}
              onClick={() => void offline.forget()}
            >
              <FormattedMessage id="trips.kept.remove" />
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isFullWidth
          icon={<CloudDownload aria-hidden="true" />}
          isPending={state === 'running'}
          onClick={() => void offline.keep(trip)}
        >
          <FormattedMessage id="trips.kept.keep" />
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="trips.kept.failed" />
        </p>
      )}
    </div>
  )
}
