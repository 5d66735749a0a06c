import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripTitle.module.css'

/** "Montréal to Vancouver", with an arrow on screen; only the place for a trip without a journey. */
export function TripTitle({ trip }: { trip: Trip }) {
  const { origin: from, destination: to } = trip
  if (!from || from === to) return to
  return <FormattedMessage id="itinerary.route" values={{ from, to, arrow }} />
}

const arrow = (word: ReactNode[]) => (
  <>
    <span className={styles.arrow} aria-hidden="true" />
    <VisuallyHidden>{word}</VisuallyHidden>
  </>
)
