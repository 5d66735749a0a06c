import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { newArrangerSchema } from '#contract/arranger/arrangerChanges.ts'
import { type Arranger } from '#contract/arranger/arrangers.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { Banner } from '@/ui/notice/Banner'
import { Card } from '@/ui/display/Card'
import { usePostArrangerMutation } from '@/domains/arranger/arranger.slice'
import { nameOf } from '@/domains/arranger/arranger.rules'
import layout from '@/ui/layout/layout.module.css'

const valuesOf = () => ({ email: '' })

/** Makes a colleague the traveler's arranger by e-mail address, approved at once because the traveler asks (§4). */
export function InviteArranger({ profileRef }: { profileRef: ProfileRef }) {
  const [post] = usePostArrangerMutation()
  const [invited, setInvited] = useState<Arranger | null>(null)
  const section = useSectionForm({
    id: `arranger-${profileRef.profileId}`,
    schema: newArrangerSchema,
    entity: null as Arranger | null,
    valuesOf,
    save: async ({ email }) => {
      setInvited(null)
      return (await post({ ...profileRef, email })) as SaveResult<Arranger | null>
    },
    draftOwner: useOwnProfile(),
    onSaved: setInvited,
  })
  return (
    <Card
      heading={<FormattedMessage id="arranger.invite.title" />}
      description={<FormattedMessage id="arranger.invite.text" />}
    >
      <div className={layout.stack4}>
        <SectionForm section={section} labels="arranger.field" saveLabel="arranger.invite">
          <TextInput name="email" type="email" inputMode="email" autoComplete="off" isRequired />
        </SectionForm>
        {invited && (
          <Banner
            tone="success"
            title={<FormattedMessage id="arranger.invited" values={{ name: nameOf(invited) }} />}
          />
        )}
      </div>
    </Card>
  )
}
