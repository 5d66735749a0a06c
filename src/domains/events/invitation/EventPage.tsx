import { skipToken } from '@reduxjs/toolkit/query/react'
import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { GroupInvitation } from '#contract/events/groupInvitations.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupAnswer } from '#contract/events/groupTravels.ts'
import { useAnswerInvitationMutation, useInvitationQuery } from '@/domains/events/events.slice'
import { EventFacts } from '@/domains/events/shared/EventFacts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { FailureText } from '@/forms/failure/FailureText'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import { invitationPath } from '@/http/paths'
import { formatWeekdayRange } from '@/i18n/dayRange'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import styles from './EventPage.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * §2 event (query id): the public page of a group event. The mailed invitation opens it with a key, with which the
 * invited person answers at once. A visitor without a key signs in first.
 */
export default function EventPage() {
  const [query] = useSearchParams()
  const shareableId = query.get('id') ?? ''
  const key = query.get('key') ?? ''
  const locale = useLocale()
  const page = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(page)
  // The start does not wait for the configuration, so offered calls are unknown until it has loaded.
  const configuration = configurationEndpoints.endpoints.configuration.useQueryState()
  const isTold = isOffered('groupinvitation')
  const { data, error, isFetching, refetch } = useInvitationQuery(
    isTold && shareableId ? { shareableId, key } : skipToken,
  )
  if (!shareableId || failureOf(error)?.status === 404) return <Navigate replace to={pathTo(locale, 'eventNotFound')} />
  return (
    <CenteredPage route="event" isFromTop corner={<QuietLocalePicker />}>
      <div ref={page} className={layout.wide}>
        {data ? (
          <Event invitation={data} shareableId={shareableId} invitationKey={key} />
        ) : error ? (
          <QueryFailure isLarge query={{ refetch, isFetching }} title="events.public.failed" />
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
    <article className={styles.card}>
      <header className={styles.head}>
        <p>
          <FormattedMessage id="events.public.invites" values={{ company: companyName }} />
        </p>
        <h1>{groupNameOf(invitation.names, locale)}</h1>
        {invitation.cityName && <p className={textStyle.large}>{invitation.cityName}</p>}
      </header>
      <div className={styles.about}>
        <EventFacts
          when={formatWeekdayRange(locale, invitation.startDate, invitation.endDate)}
          event={invitation}
          answerBy={isOver ? null : invitation.answerBy}
          organizer={invitation.organizerName}
        />
        {!isOver && isOffered('groupcalendar') && <ToCalendar shareableId={shareableId} />}
      </div>
      <div className={styles.answers}>
        {isOver ? (
          <>
            <p role="status">
              <FormattedMessage id={status === 'canceled' ? 'events.public.canceled' : 'events.public.over'} />
            </p>
            <div className={cx(layout.row3, layout.stretch)}>
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
      </div>
    </article>
  )
}

const ToCalendar = ({ shareableId }: { shareableId: string }) => (
  <DownloadButton
    api="company"
    path={`${invitationPath({ shareableId })}/calendar`}
    fallbackName="event.ics"
    icon={<CalendarPlus aria-hidden="true" />}
  >
    <FormattedMessage id="events.public.calendar" />
  </DownloadButton>
)

interface InvitedProps {
  invited: NonNullable<GroupInvitation['invited']>
  shareableId: string
  invitationKey: string
}

/** The texts for a traveler with a trip. After declining, the text asks to cancel it. */
const bookedWords = { accepted: 'booked', declined: 'declinedBooked' } as const

/**
 * Asks whose invitation it is. Then shows the answer, which the person can change, and the way to book or to the booked
 * trip.
 */
function Invited({ invited, shareableId, invitationKey }: InvitedProps) {
  const locale = useLocale()
  const { firstName, status, needsNoTrip, mayAnswer, hasTrip } = invited
  const isBooked = status !== 'pending' && hasTrip
  const answer = useAction({ mutation: useAnswerInvitationMutation() })
  const [isWithoutTrip, setWithoutTrip] = useState(needsNoTrip)
  const button = (next: GroupAnswer['status'], isFirst: boolean) => (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      isPending={answer.pending?.status === next}
      onClick={() =>
        answer.run({
          shareableId,
          key: invitationKey,
          status: next,
          needsNoTrip: next === 'accepted' && isWithoutTrip,
        })
      }
    >
      <FormattedMessage id={next === 'accepted' ? 'events.my.accept' : 'events.my.decline'} />
    </Button>
  )
  return (
    <>
      <p role="status" className={cx(textStyle.large, textStyle.strong)}>
        <FormattedMessage
          id={`events.public.${isBooked ? bookedWords[status] : mayAnswer || status !== 'pending' ? status : 'closed'}`}
          values={{ name: firstName }}
        />
      </p>
      {answer.failure && (
        <Banner tone="danger" title={<FormattedMessage id="events.public.notAnswered" />}>
          <FailureText failure={answer.failure} isTyped={false} />
        </Banner>
      )}
      {mayAnswer && status !== 'accepted' && (
        <CheckboxField
          label={<FormattedMessage id="events.public.noTrip" />}
          checked={isWithoutTrip}
          onChange={({ target }) => setWithoutTrip(target.checked)}
        />
      )}
      <div className={cx(layout.row3, layout.stretch)}>
        {(isBooked || (status === 'accepted' && !needsNoTrip)) && (
          <Link
            className={buttonClass(status === 'declined' ? 'secondary' : 'primary')}
            to={pathTo(locale, 'eventCallback', { eventShareableId: shareableId })}
          >
            <FormattedMessage id={isBooked ? 'events.public.seeTrip' : 'events.public.book'} />
          </Link>
        )}
        {mayAnswer && status !== 'accepted' && button('accepted', true)}
        {mayAnswer && status !== 'declined' && button('declined', false)}
      </div>
    </>
  )
}

/** A visitor without a valid key signs in to answer. */
function SignIn({ shareableId, of }: { shareableId: string; of: 'none' | 'expired' | 'unknown' }) {
  const locale = useLocale()
  return (
    <>
      <p>
        <FormattedMessage id={`events.public.key.${of}`} />
      </p>
      <div className={cx(layout.row3, layout.stretch)}>
        <Link className={buttonClass()} to={pathTo(locale, 'eventCallback', { eventShareableId: shareableId })}>
          <FormattedMessage id="events.public.signIn" />
        </Link>
      </div>
    </>
  )
}
