import { Ellipsis, Plane, UserMinus, Wrench } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { blockOf, nameOf } from '@/domains/arranger/arranger.rules'
import type { TravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import { fixPath } from './board.rules'
import styles from './TravelerActions.module.css'

const StopDialog = lazy(() => loadOnceOnline(() => import('./StopDialog')))

/** Booking for a traveler, or settling what prevents it (§5). A menu has the action to stop arranging for them. */
export function TravelerActions({ traveler, booking }: { traveler: Traveler; booking: TravelerBooking }) {
  const { formatMessage } = useIntl()
  const [isStopping, setStopping] = useState(false)
  const locale = useLocale()
  const name = nameOf(traveler)
  const toFix = blockOf(traveler) === 'lacks' ? fixPath(locale, traveler) : undefined
  return (
    <div className={styles.actions}>
      {booking && !blockOf(traveler) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plane aria-hidden="true" />}
          aria-label={formatMessage({ id: 'arranger.travelers.bookFor' }, { name })}
          isPending={booking.isOpening(traveler)}
          aria-haspopup={booking.opensWindow(traveler) ? 'dialog' : undefined}
          onClick={() => booking.book(traveler)}
        >
          <FormattedMessage id="arranger.travelers.book" />
        </Button>
      )}
      {toFix && (
        <Link
          className={buttonClass('quiet', 'small')}
          to={toFix}
          aria-label={formatMessage({ id: 'travelers.fix.of' }, { name })}
        >
          <Wrench aria-hidden="true" />
          <FormattedMessage id="travelers.fix" />
        </Link>
      )}
      {isOffered('endarranging') && (
        <PopoverButton
          theme="tripsHelp"
          isAtEnd
          size="small"
          label={formatMessage({ id: 'travelers.more' }, { name })}
          icon={<Ellipsis aria-hidden="true" />}
        >
          {(close) => (
            <Button
              variant="quietDanger"
              size="small"
              icon={<UserMinus aria-hidden="true" />}
              aria-label={formatMessage({ id: 'travelers.stop.of' }, { name })}
              aria-haspopup="dialog"
              onClick={() => {
                close()
                setStopping(true)
              }}
            >
              <FormattedMessage id="travelers.stop.menu" />
            </Button>
          )}
        </PopoverButton>
      )}
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog traveler={traveler} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </div>
  )
}
