import { skipToken } from '@reduxjs/toolkit/query/react'
import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { RequestAnswer } from '#contract/arrangers.ts'
import { useAnswerByKeyMutation, useWaitingRequestQuery } from '@/domains/arranger/arranger.slice'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { FailureNotice } from '@/forms/FailureNotice'
import { isOffered } from '@/http/additions'
import { type ApiFailure, failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { CenteredPage } from '@/ui/CenteredPage'
import { Skeleton } from '@/ui/Skeleton'
import styles from './ArrangerRequestPage.module.css'

const answers = { approve: 'approved', decline: 'declined' } as const satisfies Record<string, RequestAnswer>
type Action = keyof typeof answers

/** Ways in which the link of the mail is of no use, or not now. */
const deadLinks = { 404: 'unknown', 410: 'expired', 429: 'tooMany' } as const
const endings = { ...deadLinks, 409: 'otherwise' } as const
const endingOf = <Endings extends Partial<typeof endings>>(failure: ApiFailure | undefined, of: Endings) =>
  failure && failure.status in of ? of[failure.status as keyof Endings] : undefined

/**
 * §2 arranger/request/{requestId}/{action}: where the mail about an arranger request leads, signed in or not. Nothing
 * is answered before a button is pressed: mail programs open links by themselves.
 */
export default function ArrangerRequestPage() {
  const { requestId = '', action } = useParams()
  const [answer, { isSuccess, error, isLoading, originalArgs }] = useAnswerByKeyMutation()
  const asked = useWhoAsks(requestId)
  const failure = failureOf(error)
  // A link that is of no use says so at once; whether an answer given before is the same, only answering tells.
  const ending = isSuccess
    ? originalArgs?.status
    : (endingOf(failure, endings) ?? endingOf(failureOf(asked.error), deadLinks))
  const inOrder: readonly Action[] = action === 'decline' ? ['decline', 'approve'] : ['approve', 'decline']
  return (
    <CenteredPage route="arrangerRequest">
      {ending ? (
        <Ending of={ending} />
      ) : (
        <div className={styles.request}>
          <h1>
            <FormattedMessage id="routes.arrangerRequest" />
          </h1>
          <WhoAsks asked={asked} />
          {failure && <FailureNotice failure={failure} />}
          <div className={styles.actions}>
            {inOrder.map((each, at) => (
              <Button
                key={each}
                variant={at === 0 ? 'primary' : 'secondary'}
                icon={each === 'approve' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                isPending={isLoading && originalArgs?.status === answers[each]}
                onClick={() => isLoading || void answer({ key: requestId, status: answers[each] })}
              >
                <FormattedMessage id={`arranger.${each}`} />
              </Button>
            ))}
          </div>
        </div>
      )}
    </CenteredPage>
  )
}

/** Who asks by the key of a link, where the backend tells. */
function useWhoAsks(requestKey: string) {
  // What is offered is known once the configuration has come, which this page does not wait for.
  configurationEndpoints.endpoints.configuration.useQueryState()
  return useWaitingRequestQuery(isOffered('arrangerrequest') ? requestKey : skipToken)
}

/** Who asks and for what; where that cannot be learned, the mail has the name. */
function WhoAsks({ asked: { data, isLoading } }: { asked: ReturnType<typeof useWhoAsks> }) {
  if (isLoading) return <Skeleton lines={3} />
  if (!data)
    return (
      <p>
        <FormattedMessage id="arranger.request.text" />
      </p>
    )
  const name = `${data.firstName} ${data.lastName}`
  return (
    <>
      <Avatar name={name} size="large" className={styles.face} />
      <p>
        <FormattedMessage id="arranger.request.asks" values={{ name, strong }} />
      </p>
    </>
  )
}

const strong = (words: ReactNode) => <strong>{words}</strong>

type EndingName = RequestAnswer | (typeof endings)[keyof typeof endings]

/** What was answered, or why it could not be; takes the focus of the button that is gone. */
function Ending({ of }: { of: EndingName }) {
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const leadsToAccount = of === 'approved' || of === 'expired'
  return (
    <div className={styles.request}>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`arranger.request.${of}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`arranger.request.${of}.text`} />
      </p>
      <div className={styles.actions}>
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
