import { lazy, Suspense, useState } from 'react'
import { CalendarDays, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isOffered } from '@/http/additions'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { Button } from '@/ui/Button'
import styles from './TripsHeading.module.css'

/** Where it cannot be loaded, the list goes without. */
const TripsHelp = lazyWithMessages(
  [],
  () => import('./TripsHelp'),
  () => null,
)
const CalendarDialog = lazy(() => import('@/domains/trips/calendar/CalendarDialog'))
const ManualTripDialog = lazyWithMessages(['forms'], () => import('@/domains/trips/manual/ManualTripDialog'))

/** The title of both trip lists, with actions for all trips. */
export function TripsHeading() {
  const [open, setOpen] = useState<'calendar' | 'manual'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.row}>
      <div className={styles.title}>
        <h1>
          <FormattedMessage id="routes.tripsList" />
        </h1>
        <Suspense fallback={null}>
          <TripsHelp />
        </Suspense>
      </div>
      <div className={styles.actions}>
        {isOffered('calendar') && (
          <Button
            variant="secondary"
            size="small"
            icon={<CalendarDays aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen('calendar')}
          >
            <FormattedMessage id="trips.calendar.open" />
          </Button>
        )}
        {isOffered('manualtrips') && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen('manual')}
          >
            <FormattedMessage id="trips.manual.open" />
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'calendar' && <CalendarDialog onClose={close} />}
        {open === 'manual' && <ManualTripDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
