import { skipToken } from '@reduxjs/toolkit/query/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { useTravelDocumentsQuery } from '@/domains/profile/documents/documents.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import type { ProfileRef } from '@/http/paths'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { agencyTold, changedDetailsOf } from './changedDetails.slice'
import { changedPassports, impactedTrips, impactOf, type ImpactTopic, topicsOf } from './impact.rules'
import { ImpactedRow } from './ImpactedRow'
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
  const { formatMessage } = useIntl()
  const { trips, words } = useImpact(profileRef, topics)
  const [open, setOpen] = useState<Trip>()
  const dispatch = useAppDispatch()
  const { profileId } = profileRef
  const { told } = useAppSelector((state) => changedDetailsOf(state, profileId))
  const left = trips.filter(({ trip }) => !told.includes(trip.bookingId))
  const count = left.length
  const place = useBroughtIntoView(count > 0)
  // On a page that is opened after all agencies were told there is nothing to say.
  const [wasLeft, setWasLeft] = useState(false)
  if (count > 0 && !wasLeft) setWasLeft(true)
  if (!wasLeft) return null
  const isSure = left.every(({ otherPassport }) => otherPassport === undefined)
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
          <FormattedMessage id="completion.impact.text" values={{ what: words(topics) }} />
        </p>
        <ul role="list" className={cx(layout.stack2, layout.above2)}>
          {trips.map((impacted) => (
            <ImpactedRow
              key={impacted.trip.bookingId}
              {...impacted}
              isTold={told.includes(impacted.trip.bookingId)}
              onTell={() => setOpen(impacted.trip)}
            />
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

/** The affected trips, none until the person's passports are known, and the names of changed details in one list. */
function useImpact(profileRef: ProfileRef, topics: readonly ImpactTopic[]) {
  const { formatMessage, formatList } = useIntl()
  const { country } = useFormats()
  const { data: trips = [] } = useTripsQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  const ofPassport = topics.includes('passport')
  const { data: documents = [], isLoading } = useTravelDocumentsQuery(ofPassport ? profileRef : skipToken)
  const { documents: changed } = useAppSelector((state) => changedDetailsOf(state, profileRef.profileId))
  const passports = { changed, documents, home: profile?.countryCode ?? '' }
  const nameOf = (topic: ImpactTopic) =>
    topic === 'passport' && changed.length > 0
      ? changedPassports(passports).map(({ issueCountry, number }) =>
          formatMessage(
            { id: 'profile.documents.passport' },
            { country: country(issueCountry), ending: number.replaceAll('*', '') },
          ),
        )
      : [formatMessage({ id: `completion.impact.topic.${topic}` })]
  return {
    trips: isLoading ? [] : impactedTrips(trips, topics, passports),
    words: (some: readonly ImpactTopic[]) => formatList(some.flatMap(nameOf)),
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
