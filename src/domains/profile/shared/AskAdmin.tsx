import { MailQuestionMark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import { useRequestReactivationMutation } from '@/domains/profile/account/account.slice'
import { mayAskAgain } from '@/domains/profile/account/account.rules'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { useAskDetailsMutation } from '@/domains/profile/details.slice'
import { askedAt, lastAskedAt } from '@/domains/profile/obstacles.rules'
import type { AdminRequest } from '@/domains/profile/profile.rules'
import { Reminded } from './Reminded'
import styles from './AskAdmin.module.css'

interface AskAdminProps {
  profileRef: ProfileRef
  profile: Profile
  adminRequest: AdminRequest
}

/**
 * The days of the request to the administrator and of the last reminder, and a button to send one: once a day, as the
 * server allows.
 */
export function AskAdmin({ profileRef, profile, adminRequest }: AskAdminProps) {
  const { date } = useFormats()
  const now = useNow()
  const details = useAskDetailsMutation()
  const reactivation = useRequestReactivationMutation()
  const ask = useAction({ mutation: adminRequest === 'details' ? details : reactivation })
  const asked = askedAt(profile, adminRequest)
  const canAsk = adminRequest === 'reactivation' || isOffered('askdetails')
  if (!asked && !canAsk) return null
  return (
    <div className={styles.asking}>
      <p role="status">
        {asked ? (
          <>
            <FormattedMessage id="completion.asked" values={{ at: date(localDay(asked)) }} />
            <Reminded profile={profile} adminRequest={adminRequest} />
          </>
        ) : (
          <FormattedMessage id="completion.notAsked" />
        )}
      </p>
      {canAsk && mayAskAgain(lastAskedAt(profile, adminRequest), now) && (
        <ActionButton
          action={ask}
          variant="secondary"
          size="small"
          icon={<MailQuestionMark size={18} aria-hidden="true" />}
          onClick={() => ask.run(profileRef)}
        >
          <FormattedMessage id={asked ? 'completion.askAgain' : 'completion.ask'} />
        </ActionButton>
      )}
    </div>
  )
}
