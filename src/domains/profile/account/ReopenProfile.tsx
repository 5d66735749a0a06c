import { FormattedMessage } from 'react-intl'
import { FailureNotice } from '@/forms/FailureNotice'
import { failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/Button'
import styles from '@/patterns/section.module.css'
import { useRequestReactivationMutation } from './account.slice'
import { mayAskAgain } from './account.rules'

/** A closed profile: the administrators can make it active again, and are asked from here. */
export function ReopenProfile({ profileRef, askedAt }: { profileRef: ProfileRef; askedAt: string | null }) {
  const { date } = useFormats()
  const now = useNow()
  const [ask, { error, isLoading }] = useRequestReactivationMutation()
  return (
    <div className={styles.question}>
      {error && <FailureNotice failure={failureOf(error)} />}
      <p role="status">
        {askedAt && <FormattedMessage id="profile.account.closed.asked" values={{ at: date(localDay(askedAt)) }} />}
      </p>
      {mayAskAgain(askedAt, now) && (
        <Button isPending={isLoading} onClick={() => void ask(profileRef)}>
          <FormattedMessage id={askedAt ? 'profile.account.closed.askAgain' : 'profile.account.closed.ask'} />
        </Button>
      )}
    </div>
  )
}
