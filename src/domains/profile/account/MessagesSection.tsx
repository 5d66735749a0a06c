import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { Profile } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { SectionCard } from '@/patterns/page/SectionCard'

const schema = z.pick(editableProfileSchema, { tripMails: true, tripNotifications: true, approvalMails: true })
const valuesOf = ({ tripMails, tripNotifications, approvalMails }: Profile) => ({
  tripMails,
  tripNotifications,
  approvalMails,
})

/** The messages that the person wants about their own trips; saved with the profile. */
export function MessagesSection({ profileRef }: { profileRef: ProfileRef }) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.account.messages.title" />}
      description={<FormattedMessage id="profile.account.messages.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <MessagesForm profileRef={profileRef} profile={profile} />}
    </SectionCard>
  )
}

function MessagesForm({ profileRef, profile }: { profileRef: ProfileRef; profile: Profile }) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `messages-${profileRef.profileId}`,
    schema,
    entity: profile,
    valuesOf,
    save: useSaveProfile(profileRef),
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm
      section={section}
      part="profile.account.messages.title"
      labels="profile.account.field"
      show={(_, value) => formatMessage({ id: value ? 'profile.account.messages.on' : 'profile.account.messages.off' })}
    >
      <CheckboxInput name="tripMails" />
      <CheckboxInput name="tripNotifications" />
      {isOffered('approvals') && (
        <CheckboxInput name="approvalMails" description={<FormattedMessage id="profile.account.messages.approval" />} />
      )}
    </SectionForm>
  )
}
