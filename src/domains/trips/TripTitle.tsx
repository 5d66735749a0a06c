import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripTitle.module.css'
import { routeOf } from './trips.rules'

/** "Montréal to Vancouver", with an arrow for the eye; the place alone where nothing leads there. */
export function TripTitle({ trip }: { trip: Trip }) {
  const route = routeOf(trip)
  const from = route ? route.from?.city : trip.origin
  const to = route ? route.to.city : trip.destination
  if (!from || from === to) return to
  return <FormattedMessage id="trips.route" values={{ from, to, arrow }} />
}

const arrow = (word: ReactNode[]) => (
  <>
    <ArrowRight className={styles.arrow} aria-hidden="true" />
    <VisuallyHidden>{word}</VisuallyHidden>
  </>
)
