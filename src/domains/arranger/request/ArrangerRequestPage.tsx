import { skipToken } from '@reduxjs/toolkit/query/react'
import { Check, X } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { RequestAnswer } from '#contract/arranger/arrangers.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useAnswerByKeyMutation, useRequestToMeQuery, useWaitingRequestQuery } from '@/domains/arranger/arranger.slice'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { storedClaims } from '@/http/accessToken'
import { isOffered } from '@/http/additions'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { pathTo } from '@/routes/pathTo'
import { Avatar } from '@/ui/display/Avatar'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { MailAddress } from '@/ui/display/MailAddress'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'
import { NothingNewIllustration } from '@/ui/illustrations/NothingNewIllustration'
import { SignedOutIllustration } from '@/ui/illustrations/SignedOutIllustration'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './ArrangerRequestPage.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

const answers = { approve: 'approved', decline: 'declined' } as const satisfies Record<string, RequestAnswer>
type Action = keyof typeof answers

/** Ways in which the link of the mail is of no use, or not now. */
const endings = { 404: 'unknown', 409: 'otherwise', 410: 'expired', 429: 'tooMany' } as const
type DeadEnd = (typeof endings)[keyof typeof endings]
const endingOf = (failure: ApiFailure | undefined): DeadEnd | undefined =>
  failure && (endings as Partial<Record<number, DeadEnd>>)[failure.status]

/**
 * §2 arranger/request/{requestId}/{action} and invitation-confirmation (query request-key, action): opened from the
 * mail about an arranger request, signed in or not. A request is answered only by a button, because mail programs open
 * links themselves.
 */
export default function ArrangerRequestPage() {
  const params = useParams()
  const [query] = useSearchParams()
  const requestKey = params.requestId ?? query.get('request-key') ?? ''
  const action = params.action ?? query.get('action')
  return (
    <CenteredPage
      route={params.requestId ? 'arrangerRequest' : 'invitationConfirmation'}
      corner={<QuietLocalePicker />}
    >
      {requestKey ? <ArrangerRequest requestKey={requestKey} action={action} /> : <Ending of="unknown" />}
    </CenteredPage>
  )
}

/** The question of a request, then the answer, or why none is possible. */
function ArrangerRequest({ requestKey, action }: { requestKey: string; action: string | null | undefined }) {
  const [answered, setAnswered] = useState<RequestAnswer>()
  const answer = useAction({
    mutation: useAnswerByKeyMutation(),
    onDone: (_, { status }) => setAnswered(status),
  })
  const asked = useWhoAsks(requestKey)
  const told = endingOf(failureOf(asked.error))
  const ending = answered ?? endingOf(answer.failure) ?? told
  const inOrder: readonly Action[] = action === 'decline' ? ['decline', 'approve'] : ['approve', 'decline']
  if (ending) return <Ending of={ending} />
  if (asked.isOfSomebodyElse) return <Ending of="somebodyElse" />
  return (
    <div className={styles.request}>
      <h1>
        <FormattedMessage id="routes.arrangerRequest" />
      </h1>
      <WhoAsks asked={asked} />
      <ActionFailure failure={answer.failure} />
      {!asked.isMatching && (
        <div className={styles.actions}>
          {inOrder.map((each, at) => (
            <Button
              key={each}
              variant={at === 0 ? 'primary' : 'secondary'}
              icon={each === 'approve' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
              isPending={answer.pending?.status === answers[each]}
              onClick={() => answer.run({ key: requestKey, status: answers[each] })}
            >
              <FormattedMessage id={`arranger.${each}`} />
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * The arranger who sent a request, by the key of its link, where the backend offers that; and whether the request is to
 * a person other than the signed-in one, who then sees that before any answer.
 */
function useWhoAsks(key: string) {
  // This page does not wait for the configuration, so offered calls are unknown until it has loaded.
  const configuration = configurationEndpoints.endpoints.configuration.useQueryState()
  const [me] = useState(signedInProfile)
  const toMe = useRequestToMeQuery(me && isOffered('ownarrangerrequest') ? { ...me, key } : skipToken)
  const isMatching = me !== undefined && (configuration.isLoading || toMe.isLoading)
  const asked = useWaitingRequestQuery(isOffered('arrangerrequest') && !isMatching && !toMe.data ? key : skipToken)
  return {
    data: toMe.data ?? asked.data,
    error: asked.error,
    isLoading: isMatching || asked.isLoading,
    /** True until it is known whether the request is to the signed-in person. */
    isMatching,
    isOfSomebodyElse: failureOf(toMe.error)?.status === 404 && asked.data !== undefined,
  }
}

/** The person whom the stored token names. Public pages need no more of a session. */
function signedInProfile(): ProfileRef | undefined {
  const { company_id: companyId, ProfileId: profileId } = storedClaims() ?? {}
  return companyId && profileId ? { companyId, profileId } : undefined
}

/** The arranger and the request. Where they cannot be loaded, the mail has the name. */
function WhoAsks({ asked: { data, isLoading } }: { asked: ReturnType<typeof useWhoAsks> }) {
  if (isLoading) return <Skeleton lines={3} />
  if (!data)
    return (
      <p>
        <FormattedMessage id="arranger.request.text" />
      </p>
    )
  const name = fullName(data)
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} size="large" />
        <div>
          <p className={cx(textStyle.large, textStyle.strong)}>{name}</p>
          {data.email && (
            <p className={textStyle.note}>
              <MailAddress address={data.email} />
            </p>
          )}
          {data.companyName && <p className={textStyle.note}>{data.companyName}</p>}
        </div>
      </div>
      <p>
        <FormattedMessage id="arranger.request.asks" values={{ name, strong }} />
      </p>
    </>
  )
}

const strong = (words: ReactNode) => <strong>{words}</strong>

type EndingName = RequestAnswer | DeadEnd | 'somebodyElse'

const drawings: Record<EndingName, ComponentType> = {
  approved: NothingNewIllustration,
  declined: NothingNewIllustration,
  otherwise: NothingNewIllustration,
  unknown: LostIllustration,
  expired: LostIllustration,
  tooMany: TroubleIllustration,
  somebodyElse: SignedOutIllustration,
}

const toAccount: readonly EndingName[] = ['approved', 'expired', 'otherwise']

/** The answer, or why none was possible. It takes the focus of the button that is gone. */
function Ending({ of }: { of: EndingName }) {
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const leadsToAccount = toAccount.includes(of)
  const Drawing = drawings[of]
  return (
    <div className={styles.ending}>
      <div className={styles.drawing}>
        <Drawing />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`arranger.request.${of}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`arranger.request.${of}.text`} values={{ email: signedInEmail() }} />
      </p>
      <div className={styles.actions}>
        {of === 'somebodyElse' && (
          <Link className={buttonClass()} to={pathTo(locale, 'logout')}>
            <FormattedMessage id="arranger.request.signOut" />
          </Link>
        )}
        <Link
          className={buttonClass('secondary')}
          to={leadsToAccount ? pathTo(locale, 'account', undefined, { section: 'arrangers' }) : pathTo(locale, 'home')}
        >
          <FormattedMessage id={leadsToAccount ? 'arranger.request.account' : 'arranger.request.home'} />
        </Link>
      </div>
    </div>
  )
}
