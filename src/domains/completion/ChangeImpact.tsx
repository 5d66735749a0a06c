import { Mail } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { impactOf, type ImpactTopic, topicsOf, affectedTrips } from './impact.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

const ReportDialog = lazyPart(['forms', 'trip'], () => import('@/domains/trips/shared/ReportDialog'))

interface ChangeImpactProps {
  profileRef: ProfileRef
  /** Names of the saved fields. */
  changed: readonly string[]
}

/** Saved changes do not reach trips booked before: lists these trips, with a message to the agency for each. */
export default function ChangeImpact({ profileRef, changed }: ChangeImpactProps) {
  const topics = impactOf(changed)
  return topics.length > 0 && <Affected profileRef={profileRef} topics={topics} />
}

function Affected({ profileRef, topics }: { profileRef: ProfileRef; topics: ImpactTopic[] }) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const { data = [] } = useTripsQuery(profileRef)
  const [open, setOpen] = useState<Trip>()
  const trips = affectedTrips(data, topics)
  if (trips.length === 0) return null
  const words = (some: ImpactTopic[]) =>
    formatList(some.map((topic) => formatMessage({ id: `completion.impact.topic.${topic}` })))
  return (
    <Banner tone="warning" title={<FormattedMessage id="completion.impact.title" values={{ count: trips.length }} />}>
      <p>
        <FormattedMessage id="completion.impact.text" values={{ what: words(topics) }} />
      </p>
      <ul role="list" className={cx(layout.stack2, layout.above2)}>
        {trips.map((trip) => (
          <li key={trip.bookingId} className={cx(layout.row4, layout.between, layout.lines2)}>
            <span>
              <FormattedMessage
                id="completion.impact.trip"
                values={{ destination: trip.destination, date: formats.date(trip.departureDate), code: trip.bookingId }}
              />
            </span>
            {isOffered('tripreport') && (
              <Button
                variant="secondary"
                size="small"
                icon={<Mail size={18} aria-hidden="true" />}
                onClick={() => setOpen(trip)}
              >
                <FormattedMessage id="completion.impact.write" values={{ destination: trip.destination }} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog
            trip={open}
            initial={{
              topic: 'wrongDetails',
              text: formatMessage({ id: 'completion.impact.message' }, { what: words(topicsOf(open, topics)) }),
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Banner>
  )
}
