import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { CloseProfile } from './CloseProfile'
import { ReopenProfile } from './ReopenProfile'

/** Closing the profile, or asking for it again once it is closed (§7). */
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
