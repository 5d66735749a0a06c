import { Mail } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { agencyTold, changedDetailsOf } from './changedDetails.slice'
import { impactOf, type ImpactTopic, topicsOf, affectedTrips } from './impact.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
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
  const dispatch = useAppDispatch()
  const { profileId } = profileRef
  const { told } = useAppSelector((state) => changedDetailsOf(state, profileId))
  const trips = affectedTrips(data, topics)
  const left = trips.filter(({ bookingId }) => !told.includes(bookingId)).length
  const place = useBroughtIntoView(left > 0)
  // On a page that is opened after all agencies were told there is nothing to say.
  const [wasLeft, setWasLeft] = useState(false)
  if (left > 0 && !wasLeft) setWasLeft(true)
  if (!wasLeft) return null
  const words = (some: ImpactTopic[]) =>
    formatList(some.map((topic) => formatMessage({ id: `completion.impact.topic.${topic}` })))
  return (
    <div ref={place}>
      <Banner
        tone={left > 0 ? 'warning' : 'success'}
        title={<FormattedMessage id="completion.impact.title" values={{ count: left }} />}
      >
        <p>
          <FormattedMessage id="completion.impact.text" values={{ what: words(topics) }} />
        </p>
        <ul role="list" className={cx(layout.stack2, layout.above2)}>
          {trips.map((trip) => (
            <li key={trip.bookingId} className={cx(layout.row4, layout.between, layout.lines2)}>
              <span>
                <FormattedMessage
                  id="completion.impact.trip"
                  values={{
                    destination: trip.destination,
                    date: formats.date(trip.departureDate),
                    code: trip.bookingId,
                  }}
                />
              </span>
              {told.includes(trip.bookingId) ? (
                <span className={textStyle.note}>
                  <FormattedMessage id="completion.impact.told" />
                </span>
              ) : (
                isOffered('tripreport') && (
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<Mail size={18} aria-hidden="true" />}
                    onClick={() => setOpen(trip)}
                  >
                    <FormattedMessage id="completion.impact.write" values={{ destination: trip.destination }} />
                  </Button>
                )
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
              onSent={() => dispatch(agencyTold({ profileId, bookingId: open.bookingId }))}
              onClose={() => setOpen(undefined)}
            />
          </Suspense>
        )}
      </Banner>
    </div>
  )
}

/** Saving may have scrolled to the saved part, below this notice. */
function useBroughtIntoView(isNew: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return place
}
