import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { GroupInvitation } from '#contract/groupInvitations.ts'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupAnswer } from '#contract/groupTravels.ts'
import { useAnswerInvitationMutation, useInvitationQuery } from '@/domains/events/events.slice'
import { GroupWhen } from '@/domains/events/shared/GroupWhen'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { FailureText } from '@/forms/FailureText'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { CenteredPage } from '@/ui/CenteredPage'
import { CheckboxField } from '@/ui/CheckboxField'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useKeepFocusWithin } from '@/ui/useKeepFocusWithin'
import styles from './EventPage.module.css'

/**
 * §2 event (query id): the public page of a group event, where the mailed invitation leads with its key. Whoever has the
 * key answers at once; whoever has only the address signs in first.
 */
export default function EventPage() {
  const [query] = useSearchParams()
  const shareableId = query.get('id') ?? ''
  const key = query.get('key') ?? ''
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const page = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(page)
  // What is offered is known once the configuration has come, which the start does not wait for.
  const configuration = configurationEndpoints.endpoints.configuration.useQueryState()
  const isTold = isOffered('groupinvitation')
  const { data, error, isFetching, refetch } = useInvitationQuery(
    isTold && shareableId ? { shareableId, key } : skipToken,
  )
  if (!shareableId || failureOf(error)?.status === 404) return <Navigate replace to={pathTo(locale, 'eventNotFound')} />
  return (
    <CenteredPage route="event">
      <div ref={page} className={styles.event}>
        {data ? (
          <Event invitation={data} shareableId={shareableId} invitationKey={key} />
        ) : error ? (
          <ErrorState
            title={<FormattedMessage id="events.public.failed" />}
            retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : isTold || configuration.isLoading ? (
          <Skeleton lines={6} />
        ) : (
          <>
            <h1>
              <FormattedMessage id="routes.event" />
            </h1>
            <SignIn shareableId={shareableId} of="none" />
          </>
        )}
      </div>
    </CenteredPage>
  )
}

interface EventProps {
  invitation: GroupInvitation
  shareableId: string
  invitationKey: string
}

function Event({ invitation, shareableId, invitationKey }: EventProps) {
  const { locale } = useIntl()
  const localeCode = useLocale()
  const { status, invited, keyState, companyName } = invitation
  const isOver = status !== 'confirmed' && status !== 'inProgress'
  return (
    <>
      <div>
        <p className={styles.company}>
          <FormattedMessage id="events.public.invites" values={{ company: companyName }} />
        </p>
        <h1>{groupNameOf(invitation.names, locale)}</h1>
        <p className={styles.when}>
          <GroupWhen group={invitation} />
        </p>
      </div>
      <Facts invitation={invitation} />
      {isOver ? (
        <>
          <p role="status">
            <FormattedMessage id={status === 'canceled' ? 'events.public.canceled' : 'events.public.over'} />
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass('secondary')} to={pathTo(localeCode, 'tripsList')}>
              <FormattedMessage id="routes.tripsList" />
            </Link>
          </div>
        </>
      ) : invited ? (
        <Invited invited={invited} shareableId={shareableId} invitationKey={invitationKey} />
      ) : (
        <SignIn shareableId={shareableId} of={keyState === 'good' ? 'none' : keyState} />
      )}
    </>
  )
}

/** Where exactly, by when to be there and to answer, who organises it, and what they say. */
function Facts({ invitation }: Pick<EventProps, 'invitation'>) {
  const { date, time } = useFormats()
  const { venue, address, startDate, arrivalTime, answerBy, organizerName, notes } = invitation
  const facts: [string, ReactNode][] = [
    ['venue', [venue, address].filter(Boolean).join(', ')],
    ['arrivalTime', arrivalTime && time(`${startDate}T${arrivalTime}`)],
    ['answerBy', answerBy && date(answerBy)],
    ['organizer', organizerName],
    ['notes', notes],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={`events.fact.${name as 'venue'}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

interface InvitedProps {
  invited: NonNullable<GroupInvitation['invited']>
  shareableId: string
  invitationKey: string
}

/** The question to whose invitation it is; then their answer, which they can change, and the way to book. */
function Invited({ invited, shareableId, invitationKey }: InvitedProps) {
  const locale = useLocale()
  const { firstName, status, needsNoTrip, mayAnswer } = invited
  const [send, { error, isLoading, originalArgs }] = useAnswerInvitationMutation()
  const [isWithoutTrip, setWithoutTrip] = useState(needsNoTrip)
  const failure = failureOf(error)
  const answer = (next: GroupAnswer['status']) => {
    if (isLoading) return
    void send({ shareableId, key: invitationKey, status: next, needsNoTrip: next === 'accepted' && isWithoutTrip })
  }
  const button = (next: GroupAnswer['status'], isFirst: boolean) => (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      isPending={isLoading && originalArgs?.status === next}
      onClick={() => answer(next)}
    >
      <FormattedMessage id={next === 'accepted' ? 'events.my.accept' : 'events.my.decline'} />
    </Button>
  )
  return (
    <>
      <p role="status" className={styles.answer}>
        <FormattedMessage
          id={`events.public.${mayAnswer || status !== 'pending' ? status : 'closed'}`}
          values={{ name: firstName }}
        />
      </p>
      {failure && (
        <Banner tone="danger" title={<FormattedMessage id="events.public.notAnswered" />}>
          <FailureText failure={failure} isTyped={false} />
        </Banner>
      )}
      {mayAnswer && status !== 'accepted' && (
        <CheckboxField
          label={<FormattedMessage id="events.public.noTrip" />}
          checked={isWithoutTrip}
          onChange={({ target }) => setWithoutTrip(target.checked)}
        />
      )}
      <div className={styles.actions}>
        {status === 'accepted' && !needsNoTrip && (
          <Link className={buttonClass()} to={pathTo(locale, 'eventCallback', { eventShareableId: shareableId })}>
            <FormattedMessage id="events.public.book" />
          </Link>
        )}
        {mayAnswer && status !== 'accepted' && button('accepted', true)}
        {mayAnswer && status !== 'declined' && button('declined', false)}
      </div>
    </>
  )
}

/** Who has the address alone, or a key that is good no more, signs in to answer. */
function SignIn({ shareableId, of }: { shareableId: string; of: 'none' | 'expired' | 'unknown' }) {
  const locale = useLocale()
  return (
    <>
      <p>
        <FormattedMessage id={`events.public.key.${of}`} />
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={pathTo(locale, 'eventCallback', { eventShareableId: shareableId })}>
          <FormattedMessage id="events.public.signIn" />
        </Link>
      </div>
    </>
  )
}
