import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { KeptCopy } from './keptTrips'
import { KeptTrips } from './KeptTrips'
import { keptHere } from './keptHere'
import styles from './KeptTripsHere.module.css'

/** Beneath a failure to get in: the trips that can be read all the same, the one of the address open. */
export default function KeptTripsHere() {
  const [copies, setCopies] = useState<KeptCopy[]>([])
  useEffect(() => void keptHere().then(setCopies), [])
  if (copies.length === 0) return null
  const wanted = /\/dashboard\/trips\/([^/]+)$/.exec(location.pathname)?.[1]
  return (
    <section aria-labelledby="kept-trips" className={styles.kept}>
      <h2 id="kept-trips" className={styles.heading}>
        <FormattedMessage id="trips.kept.list" />
      </h2>
      <KeptTrips copies={copies} wanted={wanted} />
    </section>
  )
}
