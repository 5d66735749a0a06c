import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Membership, changedMembershipSchema } from '#contract/profile/memberships.ts'
import type { ProfileRef } from '@/http/paths'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { CodeValue } from '@/patterns/record/CodeValue'
import rows from '@/patterns/list/rows.module.css'
import styles from './MembershipsSection.module.css'
import * as z from 'zod/mini'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { usePatchMembershipMutation, useProgramsQuery, useDeleteMembershipMutation } from './memberships.slice'
import { NumberInput } from './NumberInput'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface MembershipRowProps {
  profileRef: ProfileRef
  membership: Membership
  onDone: (what: 'changed' | 'removed', program: string) => void
}

/** One membership; the forms for changing its number and removing it open in its place. */
export function MembershipRow({ profileRef, membership, onDone }: MembershipRowProps) {
  const { formatMessage } = useIntl()
  const { programName: program, provider, number } = membership
  const [open, setOpen] = useState<'change' | 'remove'>()
  const buttons = { change: useRef<HTMLButtonElement>(null), remove: useRef<HTMLButtonElement>(null) }
  const last = useRef<'change' | 'remove'>(undefined)
  useEffect(() => {
    if (!open && last.current) buttons[last.current].current?.focus()
    last.current = open
  })
  const close = () => setOpen(undefined)
  const opener = (name: 'change' | 'remove') => (
    <Button
      ref={buttons[name]}
      variant={name === 'remove' ? 'quietDanger' : 'quiet'}
      size="small"
      icon={name === 'remove' ? <Trash2 /> : <Pencil />}
      aria-label={formatMessage({ id: `profile.memberships.${name}.of` }, { program })}
      onClick={() => setOpen(name)}
    >
      <FormattedMessage id={`profile.memberships.${name}`} />
    </Button>
  )
  return (
    <li className={cx(rows.row, layout.stack3)}>
      <div className={cx(layout.row4, layout.between, layout.lines2)}>
        <div className={cx(layout.grow12, layout.shrink, textStyle.anywhere)}>
          <p className={textStyle.strong}>{program}</p>
          {provider && <p className={textStyle.note}>{provider}</p>}
        </div>
        {open !== 'change' && (
          <p>
            <CodeValue code={number} />
          </p>
        )}
        {!open && (
          <div className={cx(layout.row2, layout.stretch, rows.quietEnd)}>
            {opener('change')}
            {opener('remove')}
          </div>
        )}
      </div>
      {open === 'change' && (
        <ChangeMembership
          profileRef={profileRef}
          membership={membership}
          onClose={close}
          onSaved={() => {
            close()
            onDone('changed', program)
          }}
        />
      )}
      {open === 'remove' && (
        <RemoveMembership
          profileRef={profileRef}
          membership={membership}
          onClose={close}
          onRemoved={() => onDone('removed', program)}
        />
      )}
    </li>
  )
}

interface ChangeMembershipProps {
  profileRef: ProfileRef
  membership: Membership
  onClose: () => void
  onSaved: () => void
}

const schema = z.omit(changedMembershipSchema, { version: true })
const valuesOf = ({ number }: Membership) => ({ number })

/** Changes the number of a membership. */
function ChangeMembership({ profileRef, membership, onClose, onSaved }: ChangeMembershipProps) {
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

interface RemoveMembershipProps {
  profileRef: ProfileRef
  membership: Membership
  onClose: () => void
  onRemoved: () => void
}

/** Removes a membership, if it is still in the version shown. */
function RemoveMembership({ profileRef, membership, onClose, onRemoved }: RemoveMembershipProps) {
  const { id, version, programName: program } = membership
  const remove = useAction({ mutation: useDeleteMembershipMutation(), onDone: onRemoved })
  return (
    <RemoveQuestion
      question={<FormattedMessage id="profile.memberships.remove.sure" values={{ program }} />}
      yes={<FormattedMessage id="profile.memberships.remove.yes" />}
      no={<FormattedMessage id="forms.cancel" />}
      action={remove}
      onConfirm={() => remove.run({ ...profileRef, id, version })}
      onKeep={onClose}
    />
  )
}
