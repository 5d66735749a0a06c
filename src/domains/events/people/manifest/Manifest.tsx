import { Download, Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { DeclinedBooked } from '#contract/events/groupTravelers.ts'
import { peoplePath } from '@/domains/events/organize/organize.rules'
import { groupPath, type GroupRef } from '@/domains/events/shared/groupPath'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { CodeValue } from '@/patterns/record/CodeValue'
import { MailAddress } from '@/ui/display/MailAddress'
import styles from './Manifest.module.css'
import { ManifestDays } from './ManifestDays'
import { useGroupManifestQuery } from '../people.slice'

/**
 * The arrivals and departures of an event by local day and airport, and separately the booked trips of people who
 * declined. Can be printed and downloaded.
 */
export default function Manifest({ groupRef }: { groupRef: GroupRef }) {
  const { formatMessage } = useIntl()
  const { currentData, isError, isFetching, refetch } = useGroupManifestQuery(groupRef)
  if (!currentData)
    return (
      <Card>
        {isError ? (
          <QueryFailure isLarge query={{ refetch, isFetching }} title="groupPeople.manifest.failed" />
        ) : (
          <div role="status" aria-label={formatMessage({ id: 'patterns.loading' })}>
            <Skeleton lines={6} />
          </div>
        )}
      </Card>
    )
  const { arrivals, departures, missing, declined = [] } = currentData
  const left = missing > 0 && <Missing groupRef={groupRef} count={missing} />
  if (arrivals.length + departures.length + declined.length === 0)
    return (
      <Card>
        <EmptyState
          title={<FormattedMessage id="groupPeople.manifest.none.title" />}
          text={<FormattedMessage id="groupPeople.manifest.none.text" />}
          action={left}
        />
      </Card>
    )
  return (
    <div className={styles.manifest}>
      <div className={styles.tools}>
        {left && <p className={styles.missing}>{left}</p>}
        <Button variant="quiet" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          <FormattedMessage id="groupPeople.manifest.print" />
        </Button>
        <DownloadButton
          api="company"
          path={`${groupPath(groupRef)}/manifest/spreadsheet`}
          fallbackName="manifest.xlsx"
          icon={<Download aria-hidden="true" />}
        >
          <FormattedMessage id="groupPeople.manifest.download" />
        </DownloadButton>
      </div>
      {declined.length > 0 && <DeclinedTrips people={declined} />}
      <ManifestDays way="arrivals" days={arrivals} />
      <ManifestDays way="departures" days={departures} />
    </div>
  )
}

/** Link to the people who accepted and are in no table yet. */
const Missing = ({ groupRef, count }: { groupRef: GroupRef; count: number }) => (
  <Link to={peoplePath(useLocale(), groupRef.groupTravelId, 'notBooked')}>
    <FormattedMessage id="groupPeople.manifest.missing" values={{ count }} />
  </Link>
)

/**
 * People who declined and whose trip is still booked. They are not among the arrivals, and the organizer writes to them
 * to cancel.
 */
const DeclinedTrips = ({ people }: { people: readonly DeclinedBooked[] }) => (
  <div className={styles.wide}>
    <Card heading={<FormattedMessage id="groupPeople.manifest.declined" />}>
      <p>
        <FormattedMessage id="groupPeople.manifest.declined.text" values={{ count: people.length }} />
      </p>
      <ul role="list" className={styles.declined}>
        {people.map(({ travelerId, name, email, bookingId }) => (
          <li key={travelerId}>
            <strong>{name}</strong>
            {email !== '' && (
              <a href={`mailto:${encodeURIComponent(email)}`}>
                <MailAddress address={email} />
              </a>
            )}
            <CodeValue code={bookingId} />
          </li>
        ))}
      </ul>
    </Card>
  </div>
)
