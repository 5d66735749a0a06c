import { Hourglass } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useAskDetailsMutation } from '@/domains/completion/details.slice'
import { adminObstacles, adminRequestsOf, askedAt } from '@/domains/profile/obstacles.rules'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { useSubjectProfile } from '@/patterns/subject'
import { Button } from '@/ui/Button'
import styles from './ReadinessCard.module.css'

/**
 * §2: details are missing that only the travel administrator can provide. The first time this shows, the administrator
 * is asked by itself; it says so, and when, only once the server has answered that they were.
 * @param isRest whether other details are missing that the person provides
 */
export function AdminPart({ profile, isRest }: { profile: Profile; isRest: boolean }) {
  const { date } = useFormats()
  const { asked, mayAsk, hasFailed, isAsking, ask } = useAsking(profile)
  const missing = adminObstacles(obstaclesOf(profile))
  return (
    <div role="status" className={styles.admin}>
      <Hourglass aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <FormattedMessage id={isRest ? 'completion.mandatory.rest' : 'completion.mandatory.title'} />
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
        <p className={styles.text}>
          {asked !== null ? (
            <FormattedMessage id="completion.mandatory.text" values={{ date: date(localDay(asked)) }} />
          ) : (
            (!mayAsk || hasFailed) && <FormattedMessage id="completion.notAsked" />
          )}
        </p>
        {mayAsk && hasFailed && (
          <Button variant="secondary" size="small" isPending={isAsking} onClick={ask}>
            <FormattedMessage id="completion.ask" />
          </Button>
        )}
      </div>
    </div>
  )
}

function useAsking(profile: Profile) {
  const { companyId, profileId } = useSubjectProfile()
  const [send, { isLoading }] = useAskDetailsMutation()
  const [hasFailed, setFailed] = useState(false)
  const requests = adminRequestsOf(obstaclesOf(profile))
  const asked = requests.map((request) => askedAt(profile, request)).find((at) => at !== null) ?? null
  const mayAsk = isOffered('askdetails') && requests.includes('details') && asked === null
  const ask = useCallback(
    async () => setFailed('error' in (await send({ companyId, profileId }))),
    [send, companyId, profileId],
  )
  // A failure is not repeated by itself, only by the button.
  useEffect(() => {
    if (mayAsk) void ask()
  }, [mayAsk, ask])
  return { asked, mayAsk, hasFailed, isAsking: isLoading, ask: () => void ask() }
}
