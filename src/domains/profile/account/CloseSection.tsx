import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { ActionButton } from '@/patterns/action/ActionButton'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { CloseProfile } from './CloseProfile'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { useAction } from '@/patterns/action/useAction'
import { useRequestReactivationMutation } from './account.slice'
import { mayAskAgain } from './account.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** Closes the profile. A closed profile shows the request to reopen it (§7). */
export function CloseSection({ profileRef }: { profileRef: ProfileRef }) {
  const answer = useProfileQuery(profileRef)
  const isClosed = answer.data?.active === false
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id={isClosed ? 'profile.account.closed.title' : 'profile.account.close.title'} />}
      description={<FormattedMessage id={isClosed ? 'profile.account.closed.text' : 'profile.account.close.text'} />}
      answer={answer}
    >
      {({ active, reactivationAskedAt }) =>
        active ? (
          <CloseProfile profileRef={profileRef} />
        ) : (
          <ReopenProfile profileRef={profileRef} askedAt={reactivationAskedAt} />
        )
      }
    </SectionCard>
  )
}

/** A closed profile: asks the administrators to make it active again. */
function ReopenProfile({ profileRef, askedAt }: { profileRef: ProfileRef; askedAt: string | null }) {
  const { date } = useFormats()
  const now = useNow()
  const ask = useAction({ mutation: useRequestReactivationMutation() })
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <p role="status">
        {askedAt && <FormattedMessage id="profile.account.closed.asked" values={{ at: date(localDay(askedAt)) }} />}
      </p>
      {mayAskAgain(askedAt, now) && (
        <ActionButton id="account-reactivation" action={ask} onClick={() => ask.run(profileRef)}>
          <FormattedMessage id={askedAt ? 'profile.account.closed.askAgain' : 'profile.account.closed.ask'} />
        </ActionButton>
      )}
    </div>
  )
}
