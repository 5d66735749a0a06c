import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Check, Mail } from 'lucide-react'
import { copiedDetails, type OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useAction } from '@/patterns/action/useAction'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { useOutdatedTrips, Settled } from './useOutdatedTrips'
import { usePutSettledDetailsMutation } from './outdatedTrips.slice'

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

interface OutdatedTripRowProps {
  profileRef: ProfileRef
  trip: OutdatedTrip
  /** Undefined while it is open. */
  how: Settled | undefined
  onTell: () => void
  onSettled: () => void
}

/** A trip that holds old details, or may hold them: a message to its agency, or that there is nothing to tell it. */
function OutdatedTripRow({ profileRef, trip, how, onTell, onSettled }: OutdatedTripRowProps) {
  const { country, date } = useFormats()
  const { destination, departureDate, bookingId, otherPassport } = trip
  const { run, isPending, failure } = useAction({ mutation: usePutSettledDetailsMutation(), onDone: onSettled })
  return (
    <li className={cx(layout.row4, layout.between, layout.lines2)}>
      <div className={layout.grow16}>
        <p>
          <FormattedMessage
            id="completion.impact.trip"
            values={{ destination, date: date(departureDate), code: bookingId }}
          />
        </p>
        {otherPassport !== null && !how && (
          <p className={textStyle.note}>
            <FormattedMessage id="completion.impact.other" values={{ issuedBy: country(otherPassport) }} />
          </p>
        )}
        <ActionFailure failure={failure} />
      </div>
      {how ? (
        <span className={textStyle.note}>
          <FormattedMessage id={`completion.impact.${how}`} />
        </span>
      ) : (
        <div className={cx(layout.row2, layout.lines1)}>
          <Button variant="secondary" size="small" icon={<Mail size={18} aria-hidden="true" />} onClick={onTell}>
            <FormattedMessage id="completion.impact.write" values={{ destination }} />
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Check aria-hidden="true" />}
            isPending={isPending}
            onClick={() => run({ ...profileRef, bookingId })}
          >
            <FormattedMessage id="completion.impact.settle" values={{ destination }} />
          </Button>
        </div>
      )}
    </li>
  )
}
