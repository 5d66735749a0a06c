import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { OfflineTrips } from './OfflineTrips'
import { type Kept, listOfflineTrips } from './listOfflineTrips'
import styles from './OfflineTripsNotice.module.css'

/** Below an error at start: the trips that can be read nevertheless, that of the address open. */
export default function OfflineTripsNotice() {
  const [kept, setKept] = useState<Kept>()
  useEffect(() => void listOfflineTrips().then(setKept), [])
  if (!kept) return null
  const wanted = /\/dashboard\/trips\/([^/]+)$/.exec(location.pathname)?.[1]
  return (
    <section aria-labelledby="kept-trips" className={styles.kept}>
      <h2 id="kept-trips" className={styles.heading}>
        <FormattedMessage id="trip.kept.list" />
      </h2>
      <OfflineTrips kept={kept} wanted={wanted} />
    </section>
  )
}
