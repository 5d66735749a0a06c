import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { copiedDetails, type OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { lazyPart } from '@/patterns/page/lazyPart'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { Banner } from '@/ui/notice/Banner'
import { OutdatedTripRow } from './OutdatedTripRow'
import type { useOutdatedTrips } from './useOutdatedTrips'

const ReportDialog = lazyPart(['forms', 'trip'], () => import('@/domains/trips/shared/ReportDialog'))

interface OutdatedTripsProps {
  profileRef: ProfileRef
  outdated: ReturnType<typeof useOutdatedTrips>
}

/** Saved changes do not reach trips booked before: lists these trips, with a message to the agency for each. */
export default function OutdatedTrips({ profileRef, outdated: { left, isMore, rows, settle } }: OutdatedTripsProps) {
  const { formatMessage } = useIntl()
  const words = useWords()
  const [open, setOpen] = useState<OutdatedTrip>()
  const count = left.length
  const place = useBroughtIntoView(isMore)
  const isSure = left.every(({ otherPassport }) => otherPassport === null)
  return (
    <div ref={place}>
      <Banner
        tone={count > 0 ? 'warning' : 'success'}
        title={
          <FormattedMessage
            id={isSure ? 'completion.impact.title' : 'completion.impact.title.perhaps'}
            values={{ count }}
          />
        }
      >
        <p>
          <FormattedMessage id="completion.impact.text" values={{ what: words(rows.map(({ trip }) => trip)) }} />
        </p>
        <ul role="list" className={cx(layout.stack2, layout.above2)}>
          {rows.map(({ trip, how }) => (
            <OutdatedTripRow
              key={trip.bookingId}
              {...{ profileRef, trip, how }}
              onTell={() => setOpen(trip)}
              onSettled={() => settle(trip, 'settled')}
            />
          ))}
        </ul>
        {open && (
          <Suspense fallback={null}>
            <ReportDialog
              trip={open}
              initial={{
                topic: 'wrongDetails',
                text: formatMessage({ id: 'completion.impact.message' }, { what: words([open]) }),
              }}
              onSent={() => settle(open, 'told')}
              onClose={() => setOpen(undefined)}
            />
          </Suspense>
        )}
      </Banner>
    </div>
  )
}

/** The names of the changed details of some trips, each once, in one list. */
function useWords() {
  const { formatMessage, formatList } = useIntl()
  const { country } = useFormats()
  const passportName = ({ issueCountry, ending }: OutdatedTrip['passports'][number]) =>
    formatMessage({ id: 'profile.documents.passport' }, { country: country(issueCountry), ending })
  return (trips: readonly OutdatedTrip[]) => {
    const passports = [...new Set(trips.flatMap((trip) => trip.passports.map(passportName)))]
    return formatList(
      copiedDetails
        .filter((detail) => trips.some(({ details }) => details.includes(detail)))
        .flatMap((detail) =>
          detail === 'passport' && passports.length > 0
            ? passports
            : [formatMessage({ id: `completion.impact.topic.${detail}` })],
        ),
    )
  }
}

/** Saving may have scrolled to the saved part, below this notice. */
function useBroughtIntoView(isNew: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return place
}
