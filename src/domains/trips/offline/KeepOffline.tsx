import { Check, CloudDownload, FileText, Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { areUnderWay, DownloadFailed } from '@/patterns/download/DownloadFailed'
import { Button } from '@/ui/button/Button'
import { saveFile } from '@/lib/fileName'
import styles from './KeepOffline.module.css'
import type { OfflineTrip } from './useOfflineTrip'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface KeepOfflineProps {
  trip: Trip
  offline: OfflineTrip
}

/** Saves the trip and its itinerary in this browser. Shown until both are saved. */
export const KeepOfflineButton = ({ trip, offline }: KeepOfflineProps) =>
  offline.isPossible && !offline.copy?.itinerary ? (
    <Button
      variant="quiet"
      size="small"
      icon={<CloudDownload aria-hidden="true" />}
      isPending={offline.state === 'running'}
      onClick={() => void offline.keep(trip)}
    >
      <FormattedMessage id="trip.kept.keep" />
    </Button>
  ) : null

/**
 * Since when a trip is saved in this browser; with its itinerary, where the person asked for that, and the way to remove
 * both; or that saving failed.
 */
export function KeptOffline({ trip, offline: { copy, state, failure, forget } }: KeepOfflineProps) {
  const { instant } = useFormats()
  if (state === 'failed') {
    return (
      <p role="alert" className={cx(textStyle.danger, textStyle.small)}>
        {areUnderWay(failure) ? <DownloadFailed failure={failure} /> : <FormattedMessage id="trip.kept.failed" />}
      </p>
    )
  }
  if (!copy) return null
  const { itinerary } = copy
  return (
    <div className={cx(layout.row2, layout.lines0, layout.screenOnly)}>
      <p className={styles.saved} role="status">
        <Check aria-hidden="true" />
        <span>
          <FormattedMessage
            id={itinerary ? 'trip.kept.since' : 'trip.kept.itself'}
            values={{ when: instant(copy.savedAt) }}
          />
        </span>
      </p>
      {itinerary && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<FileText aria-hidden="true" />}
            onClick={() => saveFile(itinerary, `itinerary-${trip.bookingId}.pdf`)}
          >
            <FormattedMessage id="trip.kept.open" />
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            isPending={state === 'running'}
            onClick={() => void forget()}
          >
            <FormattedMessage id="trip.kept.remove" />
          </Button>
        </>
      )}
    </div>
  )
}
