import { Hourglass } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import { WriteToAdministrator } from '@/domains/booking/shared/WriteToAdministrator'
import { useAskDetailsMutation } from '@/domains/profile/details.slice'
import { mayAskAgain } from '@/domains/profile/account/account.rules'
import { adminObstacles, adminRequestsOf, askedAt, lastAskedAt } from '@/domains/profile/obstacles.rules'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { Reminded } from '@/domains/profile/shared/Reminded'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import styles from './ReadinessCard.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const titles = {
  all: 'completion.mandatory.title',
  rest: 'completion.mandatory.rest',
  last: 'completion.mandatory.last',
} as const

/**
 * §2: the details that only the travel administrator can provide. Shown for the first time, it sends the request by
 * itself; it shows that the request was sent, and when, after the server's answer.
 * @param of `rest` where the person has to provide other details, `last` where they have provided theirs
 */
export function AdminPart({ profile, of }: { profile: Profile; of: 'all' | 'rest' | 'last' }) {
  const { date } = useFormats()
  const { asked, mayAsk, mayRemind, hasFailed, isAsking, ask } = useAsking(profile)
  const missing = adminObstacles(obstaclesOf(profile))
  return (
    <div role="status" className={styles.admin}>
      <Hourglass aria-hidden="true" />
      <div className={cx(layout.stack1, layout.grow16, layout.start)}>
        <h2 className={textStyle.normal}>
          <FormattedMessage id={titles[of]} />
        </h2>
        {missing.length > 0 && (
          <ul role="list" className={styles.names}>
            {missing.map((obstacle) => (
              <li key={obstacle}>
                <FormattedMessage {...obstacleMessage(obstacle)} />
              </li>
            ))}
          </ul>
        )}
        <p className={textStyle.note}>
          {asked !== null ? (
            <FormattedMessage
              id={of === 'last' ? 'completion.mandatory.waiting' : 'completion.mandatory.text'}
              values={{ date: date(localDay(asked)) }}
            />
          ) : (
            (!mayAsk || hasFailed) && <FormattedMessage id="completion.notAsked" />
          )}
          {asked !== null && <Reminded profile={profile} adminRequest="details" />}
          {mayRemind && hasFailed && (
            <>
              {' '}
              <FormattedMessage id="completion.mandatory.notReminded" />
            </>
          )}
        </p>
        <WriteToAdministrator />
        {((mayAsk && hasFailed) || mayRemind) && (
          <Button variant="secondary" size="small" isPending={isAsking} onClick={ask}>
            <FormattedMessage id={mayRemind ? 'completion.askAgain' : 'completion.ask'} />
          </Button>
        )}
      </div>
    </div>
  )
}

function useAsking(profile: Profile) {
  const { companyId, profileId } = useSubjectProfile()
  const [hasFailed, setFailed] = useState(false)
  const { run, isPending } = useAction({
    mutation: useAskDetailsMutation(),
    onDone: () => setFailed(false),
    onFailed: () => setFailed(true),
  })
  const ask = () => run({ companyId, profileId })
  const askByItself = useEffectEvent(ask)
  const now = useNow()
  const requests = adminRequestsOf(obstaclesOf(profile))
  const asked = requests.map((request) => askedAt(profile, request)).find((at) => at !== null) ?? null
  const offersAsking = isOffered('askdetails') && requests.includes('details')
  const mayAsk = offersAsking && asked === null
  // A request about other details counts too, so the person waits with a reminder.
  const last = lastAskedAt(profile, 'details')
  const mayRemind = offersAsking && last !== null && mayAskAgain(last, now)
  // A failure is not repeated by itself, only by the button.
  useEffect(() => {
    if (mayAsk) askByItself()
  }, [mayAsk])
  return { asked, mayAsk, mayRemind, hasFailed, isAsking: isPending, ask }
}
