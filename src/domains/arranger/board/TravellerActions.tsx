import { Plane, UserMinus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/travellers.ts'
import { blockOf, nameOf } from '@/domains/arranger/arranger.rules'
import { isOffered } from '@/http/additions'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import type { BookFor } from './TravellersTable'
import styles from './TravellerActions.module.css'

const StopDialog = lazy(() => loadOnceOnline(() => import('./StopDialog')))

/** Booking for a traveller, unless the state beside it says why not (§5), and arranging for them no longer. */
export function TravellerActions({ traveller, booking }: { traveller: Traveller; booking: BookFor }) {
  const { formatMessage } = useIntl()
  const [isStopping, setStopping] = useState(false)
  const name = nameOf(traveller)
  return (
    <div className={styles.actions}>
      {booking && !blockOf(traveller) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plane aria-hidden="true" />}
          aria-label={formatMessage({ id: 'arranger.travellers.bookFor' }, { name })}
          isPending={booking.isOpeningFor(traveller)}
          onClick={() => booking.book(traveller)}
        >
          <FormattedMessage id="arranger.travellers.book" />
        </Button>
      )}
      {isOffered('endarranging') && (
        <IconButton
          size="small"
          tip="arrangerList"
          label={formatMessage({ id: 'travellers.stop.of' }, { name })}
          icon={<UserMinus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setStopping(true)}
        />
      )}
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog traveller={traveller} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </div>
  )
}
