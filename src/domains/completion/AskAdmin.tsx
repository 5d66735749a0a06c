import { MailQuestionMark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useRequestReactivationMutation } from '@/domains/profile/account/account.slice'
import { mayAskAgain } from '@/domains/profile/account/account.rules'
import { ActionFailure } from '@/forms/ActionFailure'
import { isOffered } from '@/http/additions'
import { failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Button } from '@/ui/Button'
import { useAskDetailsMutation } from './details.slice'
import { askedAt, lastAskedAt } from '@/domains/profile/obstacles.rules'
import type { AdminRequest } from '@/domains/profile/profile.rules'
import styles from './Readiness.module.css'

interface AskAdminProps {
  profileRef: ProfileRef
  profile: Profile
  adminRequest: AdminRequest
}

/** When the administrator was last asked, and a button to ask: once a day, as the server allows. */
export function AskAdmin({ profileRef, profile, adminRequest }: AskAdminProps) {
  const { date } = useFormats()
  const now = useNow()
  const details = useAskDetailsMutation()
  const reactivation = useRequestReactivationMutation()
  const [ask, { error, isLoading }] = adminRequest === 'details' ? details : reactivation
  const asked = askedAt(profile, adminRequest)
  const canAsk = adminRequest === 'reactivation' || isOffered('askdetails')
  if (!asked && !canAsk) return null
  return (
    <div className={styles.asking}>
      <p role="status">
        {asked ? (
          <FormattedMessage id="completion.asked" values={{ at: date(localDay(asked)) }} />
        ) : (
          <FormattedMessage id="completion.notAsked" />
        )}
      </p>
      {error && <ActionFailure failure={failureOf(error)} />}
      {canAsk && mayAskAgain(lastAskedAt(profile, adminRequest), now) && (
        <Button
          variant="secondary"
          size="small"
          icon={<MailQuestionMark size={18} aria-hidden="true" />}
          isPending={isLoading}
          onClick={() => void ask(profileRef)}
        >
          <FormattedMessage id={asked ? 'completion.askAgain' : 'completion.ask'} />
        </Button>
      )}
    </div>
  )
}
