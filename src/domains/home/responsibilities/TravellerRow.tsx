import { Plane, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { blockOf, markOf, nameOf } from '@/domains/arranger/arranger.rules'
import type { TravellerBooking } from '@/domains/arranger/shared/useTravellerBooking'
import { TravellerLink } from '@/domains/arranger/shared/TravellerLink'
import { Whereabouts } from '@/domains/arranger/shared/Whereabouts'
import { WhyNotBook } from '@/domains/arranger/shared/WhyNotBook'
import { Avatar } from '@/ui/display/Avatar'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import styles from './YourTravellers.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TravellerRowProps {
  traveller: Traveller
  booking: TravellerBooking
  /** Takes the focus when it appears. */
  isNext: boolean
}

/**
 * A traveller of the reader, with the link to their profile: where they are or go next, their most important mark, and
 * the button to book or why it is disabled (§5).
 */
export function TravellerRow({ traveller, booking, isNext }: TravellerRowProps) {
  const { formatMessage } = useIntl()
  const name = nameOf(traveller)
  const block = blockOf(traveller)
  return (
    <li className={styles.row} ref={isNext ? takeFocus : undefined} tabIndex={isNext ? -1 : undefined}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={textStyle.strong}>
          <TravellerLink traveller={traveller} to="arrangedPersonal">
            {name}
          </TravellerLink>
        </p>
        <div className={cx(textStyle.note, textStyle.figures)}>
          <Whereabouts trip={traveller.trip} />
          {block && (
            <p>
              <WhyNotBook block={block} traveller={traveller} />
            </p>
          )}
        </div>
      </div>
      <Mark traveller={traveller} />
      {!block && booking && (
        <Button
          variant="quiet"
          size="small"
          className={styles.book}
          icon={<Plane aria-hidden="true" />}
          aria-label={formatMessage({ id: 'arranger.travellers.bookFor' }, { name })}
          isPending={booking.isOpening(traveller)}
          aria-haspopup={booking.opensWindow(traveller) ? 'dialog' : undefined}
          onClick={() => booking.book(traveller)}
        >
          <FormattedMessage id="arranger.travellers.book" />
        </Button>
      )}
    </li>
  )
}

const takeFocus = (row: HTMLElement | null) => row?.focus()

/** The most important mark of a traveller. */
function Mark({ traveller }: { traveller: Traveller }) {
  const mark = markOf(traveller)
  if (!mark) return null
  if (mark === 'now')
    return (
      <Badge tone="success" className={styles.mark}>
        <FormattedMessage id="home.next.now" />
      </Badge>
    )
  return (
    <Badge tone="warning" className={styles.mark} icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id={mark === 'advisory' ? 'itinerary.advisory' : 'arranger.travellers.cannotBook'} />
    </Badge>
  )
}
