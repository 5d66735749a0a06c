import { Ellipsis, Plane, UserMinus, Wrench } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { blockOf, nameOf } from '@/domains/arranger/arranger.rules'
import type { TravellerBooking } from '@/domains/arranger/shared/useTravellerBooking'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import { fixPath } from './board.rules'
import styles from './TravellerActions.module.css'

const StopDialog = lazy(() => loadOnceOnline(() => import('./StopDialog')))

/** Booking for a traveller, or settling what prevents it (§5). A menu has the action to stop arranging for them. */
export function TravellerActions({ traveller, booking }: { traveller: Traveller; booking: TravellerBooking }) {
  const { formatMessage } = useIntl()
  const [isStopping, setStopping] = useState(false)
  const locale = useLocale()
  const name = nameOf(traveller)
  const toFix = blockOf(traveller) === 'lacks' ? fixPath(locale, traveller) : undefined
  return (
    <div className={styles.actions}>
      {booking && !blockOf(traveller) && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plane aria-hidden="true" />}
          aria-label={formatMessage({ id: 'arranger.travellers.bookFor' }, { name })}
          isPending={booking.isOpening(traveller)}
          aria-haspopup={booking.opensWindow(traveller) ? 'dialog' : undefined}
          onClick={() => booking.book(traveller)}
        >
          <FormattedMessage id="arranger.travellers.book" />
        </Button>
      )}
      {toFix && (
        <Link
          className={buttonClass('quiet', 'small')}
          to={toFix}
          aria-label={formatMessage({ id: 'travellers.fix.of' }, { name })}
        >
          <Wrench aria-hidden="true" />
          <FormattedMessage id="travellers.fix" />
        </Link>
      )}
      {isOffered('endarranging') && (
        <PopoverButton
          theme="tripsHelp"
          isAtEnd
          size="small"
          label={formatMessage({ id: 'travellers.more' }, { name })}
          icon={<Ellipsis aria-hidden="true" />}
        >
          {(close) => (
            <Button
              variant="quietDanger"
              size="small"
              icon={<UserMinus aria-hidden="true" />}
              aria-label={formatMessage({ id: 'travellers.stop.of' }, { name })}
              aria-haspopup="dialog"
              onClick={() => {
                close()
                setStopping(true)
              }}
            >
              <FormattedMessage id="travellers.stop.menu" />
            </Button>
          )}
        </PopoverButton>
      )}
      {isStopping && (
        <Suspense fallback={null}>
          <StopDialog traveller={traveller} onClose={() => setStopping(false)} />
        </Suspense>
      )}
    </div>
  )
}
