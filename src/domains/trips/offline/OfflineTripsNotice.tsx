import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OfflineCopy } from './offlineCopies'
import { OfflineTrips } from './OfflineTrips'
import { listOfflineTrips } from './listOfflineTrips'
import styles from './OfflineTripsNotice.module.css'

/** Below an error at start: the trips that can be read nevertheless, that of the address open. */
export default function OfflineTripsNotice() {
  const [copies, setCopies] = useState<OfflineCopy[]>([])
  useEffect(() => void listOfflineTrips().then(setCopies), [])
  if (copies.length === 0) return null
  const wanted = /\/dashboard\/trips\/([^/]+)$/.exec(location.pathname)?.[1]
  return (
    <section aria-labelledby="kept-trips" className={styles.kept}>
      <h2 id="kept-trips" className={styles.heading}>
        <FormattedMessage id="trip.kept.list" />
      </h2>
      <OfflineTrips copies={copies} wanted={wanted} />
    </section>
  )
}
