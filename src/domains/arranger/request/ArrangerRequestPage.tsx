import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { RequestAnswer } from '#contract/arrangers.ts'
import { useAnswerByKeyMutation } from '@/domains/arranger/arranger.slice'
import { FailureNotice } from '@/forms/FailureNotice'
import { type ApiFailure, failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { CenteredPage } from '@/ui/CenteredPage'
import styles from './ArrangerRequestPage.module.css'

const answers = { approve: 'approved', decline: 'declined' } as const satisfies Record<string, RequestAnswer>
type Action = keyof typeof answers

/** Ways in which the link of the mail is of no use, or not now. */
const endings = { 404: 'unknown', 409: 'otherwise', 410: 'expired', 429: 'tooMany' } as const
const endingOf = (failure: ApiFailure | undefined) =>
  failure && failure.status in endings ? endings[failure.status as keyof typeof endings] : undefined

/**
 * §2 arranger/request/{requestId}/{action}: where the mail about an arranger request leads, signed in or not. Nothing
 * is answered before a button is pressed: mail programs open links by themselves.
 */
export default function ArrangerRequestPage() {
  const { requestId = '', action } = useParams()
  const [answer, { isSuccess, error, isLoading, originalArgs }] = useAnswerByKeyMutation()
  const failure = failureOf(error)
  const ending = isSuccess ? originalArgs?.status : endingOf(failure)
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
          <p>
            <FormattedMessage id="arranger.request.text" />
          </p>
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
