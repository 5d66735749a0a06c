import { CalendarDays } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import type { ProfileRef } from '@/http/paths'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useIsAboutMe, useSubjectProfile } from '@/patterns/subject/subject'
import { Dialog } from '@/ui/overlay/Dialog'
import { Skeleton } from '@/ui/progress/Skeleton'
import { allTripsCalendarPath } from './calendar.api'
import { useSubscriptionQuery } from './calendar.slice'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { Subscription } from './Subscription'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import layout from '@/ui/layout/layout.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** All trips as a calendar: as a file, or, for travelers themselves, as a subscription through a private address. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const profileRef = useSubjectProfile()
  const isOwn = useIsAboutMe()
  const { formatMessage } = useIntl()
  const { data: trips } = useSubjectTrips()
  // The file contains only the trips that are not over.
  const hasNone = trips !== undefined && !trips.some(isAhead)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage({ id: 'calendar.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <div className={layout.stack6}>
        <section className={cx(layout.stack3, layout.start)}>
          <h3>
            <FormattedMessage id="calendar.file" />
          </h3>
          <p className={textStyle.soft}>
            <FormattedMessage id="calendar.file.text" />
          </p>
          <DownloadButton
            path={allTripsCalendarPath(profileRef)}
            fallbackName="trips.ics"
            icon={<CalendarDays aria-hidden="true" />}
            reason={hasNone ? <FormattedMessage id="calendar.none" /> : undefined}
          >
            <FormattedMessage id="calendar.all" />
          </DownloadButton>
        </section>
        {isOwn && <PrivateAddress profileRef={profileRef} />}
      </div>
    </Dialog>
  )
}

/** The private address that calendar programs read, or the offer to create one. */
function PrivateAddress({ profileRef }: { profileRef: ProfileRef }) {
  const { data, isError, isFetching, refetch } = useSubscriptionQuery(profileRef)
  return (
    <section className={cx(layout.stack3, layout.start)}>
      <h3>
        <FormattedMessage id="calendar.address" />
      </h3>
      <p className={textStyle.soft}>
        <FormattedMessage id="calendar.address.text" />
      </p>
      {data ? (
        <Subscription subscription={data} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="calendar.failedToLoad" />
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  )
}
