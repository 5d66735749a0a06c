import * as z from 'zod/mini'
import { changedMembershipSchema, type Membership } from '#contract/memberships.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { useSectionForm } from '@/forms/useSectionForm'
import type { SaveResult } from '@/forms/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import styles from './MembershipsSection.module.css'
import { usePatchMembershipMutation, useProgramsQuery } from './memberships.slice'
import { NumberInput } from './NumberInput'

interface ChangeMembershipProps {
  profileRef: ProfileRef
  membership: Membership
  onClose: () => void
  onSaved: () => void
}

const schema = z.omit(changedMembershipSchema, { version: true })
const valuesOf = ({ number }: Membership) => ({ number })

/** Another number for the same programme. */
export function ChangeMembership({ profileRef, membership, onClose, onSaved }: ChangeMembershipProps) {
  const { category, programCode, programName } = membership
  const { data: programs } = useProgramsQuery({ ...profileRef, category, text: programName })
  const [patch] = usePatchMembershipMutation()
  const section = useSectionForm({
    id: `membership-${membership.id}`,
    schema,
    entity: membership,
    valuesOf,
    save: async ({ number }, { id, version }) =>
      (await patch({ ...profileRef, id, membership: { number, version } })) as SaveResult<Membership>,
    draftOwner: useOwnProfile(),
    onSaved,
  })
  return (
    <div className={styles.form}>
      <SectionForm section={section} labels="profile.memberships.field" onCancel={onClose}>
        <NumberInput isFirst pattern={programs?.find(({ code }) => code === programCode)?.usualNumber} />
      </SectionForm>
    </div>
  )
}
