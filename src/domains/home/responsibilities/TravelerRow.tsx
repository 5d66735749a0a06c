import { Plane, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { blockOf, markOf, nameOf } from '@/domains/arranger/arranger.rules'
import type { TravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { TravelerLink } from '@/domains/arranger/shared/TravelerLink'
import { Whereabouts } from '@/domains/arranger/shared/Whereabouts'
import { WhyNotBook } from '@/domains/arranger/shared/WhyNotBook'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { Avatar } from '@/ui/display/Avatar'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import styles from './YourTravelers.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TravelerRowProps {
  traveler: Traveler
  booking: TravelerBooking
  /** Takes the focus when it appears. */
  isNext: boolean
}

/**
 * A traveler of the reader, with the link to their profile: where they are or go next, their most important mark, and
 * the button to book or why it is disabled (§5).
 */
export function TravelerRow({ traveler, booking, isNext }: TravelerRowProps) {
  const { formatMessage } = useIntl()
  const name = nameOf(traveler)
  const block = blockOf(traveler)
  return (
    <li className={styles.row} ref={isNext ? takeFocus : undefined} tabIndex={isNext ? -1 : undefined}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={textStyle.strong}>
          <TravelerLink traveler={traveler} to="arrangedPersonal">
            {name}
          </TravelerLink>
        </p>
        <div className={cx(textStyle.note, textStyle.figures)}>
          <Whereabouts trip={traveler.trip} />
          {block && (
            <p>
              <WhyNotBook block={block} traveler={traveler} />
            </p>
          )}
        </div>
      </div>
      <Mark traveler={traveler} />
      {!block && booking && (
        <Button
          variant="quiet"
          size="small"
          className={styles.book}
          icon={<Plane aria-hidden="true" />}
          aria-label={formatMessage({ id: 'arranger.travelers.bookFor' }, { name })}
          isPending={booking.isOpening(traveler)}
          aria-haspopup={booking.opensWindow(traveler) ? 'dialog' : undefined}
          onClick={() => booking.book(traveler)}
        >
          <FormattedMessage id="arranger.travelers.book" />
        </Button>
      )}
    </li>
  )
}

const takeFocus = (row: HTMLElement | null) => row?.focus()

/** The most important mark of a traveler. */
function Mark({ traveler }: { traveler: Traveler }) {
  const mark = markOf(traveler)
  if (!mark) return null
  if (mark === 'approval')
    return (
      <span className={styles.mark}>
        <ApprovalBadge approval={traveler.trip?.approval} />
      </span>
    )
  if (mark === 'now')
    return (
      <Badge tone="success" className={styles.mark}>
        <FormattedMessage id="home.next.now" />
      </Badge>
    )
  return (
    <Badge tone="warning" className={styles.mark} icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id={mark === 'advisory' ? 'itinerary.advisory' : 'arranger.travelers.cannotBook'} />
    </Badge>
  )
}
