import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { cx } from '@/ui/cx'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { SegmentList } from '@/domains/itinerary/shared/SegmentList'
import { StatusBadge } from '@/domains/itinerary/shared/StatusBadge'
import styles from './TripCard.module.css'
import { TripDownloads } from '@/domains/itinerary/shared/TripDownloads'
import { tripEnd } from '@/domains/itinerary/itinerary.rules'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { GuestBadge } from '@/domains/itinerary/shared/GuestBadge'
import { UnverifiedBadge } from '@/domains/itinerary/shared/UnverifiedBadge'

interface TripCardProps {
  trip: Trip
  isWanted: boolean
}

/** One trip. Past and cancelled ones are collapsed, to keep a long list easy to read. */
export function TripCard({ trip, isWanted }: TripCardProps) {
  const isFoldable = trip.tripStatus === 'Past' || trip.tripStatus === 'Cancelled'
  const [isOpen, setIsOpen] = useState(!isFoldable || isWanted)
  const now = useNow()
  const { dateRange } = useFormats()
  const detailsId = useId()
  const article = useBroughtIntoView(isWanted)
  return (
    <Card
      ref={article}
      as="article"
      tabIndex={-1}
      className={cx(isWanted && styles.wanted)}
      headingLevel={3}
      heading={<TripLink trip={trip} />}
      description={<time dateTime={trip.departureDate}>{dateRange(trip.departureDate, tripEnd(trip))}</time>}
      actions={
        <>
          {trip.hasTravelAdvisories && !isFoldable && (
            <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
              <FormattedMessage id="trips.advisory" />
            </Badge>
          )}
          <UnverifiedBadge trip={trip} />
          <GuestBadge trip={trip} />
          <StatusBadge trip={trip} now={now} />
        </>
      }
    >
      <div className={styles.content}>
        {isOpen && (
          <div id={detailsId} className={styles.details}>
            <SegmentList trip={trip} now={now} />
          </div>
        )}
        <div className={styles.footer}>
          <BookingReference bookingId={trip.bookingId} />
          <TripDownloads trip={trip} />
          {isFoldable && trip.segments.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              className={cx(styles.fold, isOpen && styles.isOpen)}
              icon={<ChevronDown aria-hidden="true" />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <FormattedMessage id={isOpen ? 'trips.details.hide' : 'trips.details.show'} />
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function TripLink({ trip }: { trip: Trip }) {
  const locale = useLocale()
  return (
    <Link className={styles.link} to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}>
      <TripTitle trip={trip} />
    </Link>
  )
}

function useBroughtIntoView(isWanted: boolean) {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    article.current?.scrollIntoView({ block: 'start' })
    article.current?.focus({ preventScroll: true })
  }, [isWanted])
  return article
}
