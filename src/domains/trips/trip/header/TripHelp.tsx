import { Phone, Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import type { AgencyInfo } from '#contract/support/agency.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { urgentLine } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { cx } from '@/ui/cx'
import styles from './TripHelp.module.css'
import { isNear } from './tripHelp.rules'
import layout from '@/ui/layout/layout.module.css'

interface TripHelpProps {
  trip: Trip
  now: Date
  /** The agency as it was when the trip was saved, used where it cannot be loaded. */
  kept: AgencyInfo | undefined
}

/**
 * The emergency number in the head of a trip that is not over. A wide screen has the agency's card beside the trip, so
 * there the number is repeated only while the trip is near.
 */
export function TripHelp({ trip, now, kept }: TripHelpProps) {
  const info = useAgency() ?? kept
  const line = info && urgentLine(info)
  if (!line || !isAhead(trip)) return null
  const Icon = line.is === 'emergency' ? Siren : Phone
  return (
    <p className={cx(layout.screenOnly, !isNear(trip, now) && styles.later)}>
      <a href={wholePhoneAddress(line.phone)} className={styles.call}>
        <Icon aria-hidden="true" />
        <span>
          <FormattedMessage id={`trip.help.${line.is}`} /> <span className={styles.number}>{line.phone}</span>
        </span>
      </a>
    </p>
  )
}
