import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type LoyaltyProgram,
  type Membership,
  type MembershipCategory,
  newMembershipSchema,
} from '#contract/profile/memberships.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useField } from '@/forms/input/FieldContext'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import styles from './MembershipsSection.module.css'
import { usePostMembershipMutation } from './memberships.slice'
import { NumberInput } from './NumberInput'
import { ProgramField } from './ProgramField'

interface AddMembershipProps {
  profileRef: ProfileRef
  category: MembershipCategory
  onClose: () => void
  onAdded: (program: string) => void
}

const schema = z.omit(newMembershipSchema, { category: true })
const valuesOf = (membership: Membership | null) => ({
  programCode: membership?.programCode ?? '',
  number: membership?.number ?? '',
})

/** Adds a membership: programme and number. The error for a programme the person has already shows at its field. */
export default function AddMembership({ profileRef, category, onClose, onAdded }: AddMembershipProps) {
  const [post] = usePostMembershipMutation()
  const section = useSectionForm({
    id: `membership-${category}-${profileRef.profileId}`,
    schema,
    entity: null as Membership | null,
    valuesOf,
    save: async (typed) =>
      (await post({ ...profileRef, membership: { category, ...typed } })) as SaveResult<Membership | null>,
    draftOwner: useOwnProfile(),
    // Not in drafts: a draft has only the code of a programme, while the field shows its name.
    sealed: { programCode: () => '' },
    onSaved: (added) => onAdded(added?.programName ?? ''),
  })
  return (
    <div className={styles.form}>
      <SectionForm
        section={section}
        labels="profile.memberships.field"
        saveLabel="profile.memberships.add.save"
        onCancel={onClose}
      >
        <ProgramAndNumber profileRef={profileRef} category={category} />
      </SectionForm>
    </div>
  )
}

function ProgramAndNumber({ profileRef, category }: { profileRef: ProfileRef; category: MembershipCategory }) {
  const [program, setProgram] = useState<LoyaltyProgram | null>(null)
  const { label, error, control } = useField('programCode')
  const { ref, onBlur, onChange } = useController({ control, name: 'programCode' }).field
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('programCode'), [setFocus])
  return (
    <>
      <ProgramField
        profileRef={profileRef}
        category={category}
        label={label}
        error={error}
        value={program}
        onChange={(chosen) => {
          setProgram(chosen)
          onChange(chosen?.code ?? '')
        }}
        onBlur={onBlur}
        inputRef={ref}
      />
      <NumberInput pattern={program?.usualNumber} />
    </>
  )
}
