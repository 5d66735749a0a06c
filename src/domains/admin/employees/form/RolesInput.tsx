import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { givenRoles } from '#contract/roles.ts'
import { useField } from '@/forms/FieldContext'
import { CheckboxField } from '@/ui/CheckboxField'
import { GroupFrame } from '@/ui/GroupFrame'
import { useGivenRolesQuery } from '@/domains/admin/employees/employees.slice'
import styles from './RolesInput.module.css'

interface RolesInputProps {
  name: string
  /** Whether the roles are the reader's own: a second administrator must allow what they add. */
  isOwn: boolean
}

/** The roles of §6 that somebody holds besides a traveller's, each with what it allows. */
export function RolesInput({ name, isOwn }: RolesInputProps) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { data } = useGivenRolesQuery(undefined)
  const offered = data ? givenRoles.filter((role) => data.some((each) => each.name === role)) : givenRoles
  const held = Array.isArray(value) ? (value as string[]) : []
  return (
    <GroupFrame
      id={id}
      label={label}
      isLabelHidden
      error={error}
      description={<FormattedMessage id={isOwn ? 'employees.form.roles.own' : 'employees.form.roles.text'} />}
    >
      <div className={styles.roles}>
        {offered.map((role, index) => (
          <CheckboxField
            key={role}
            ref={index === 0 ? ref : undefined}
            label={<FormattedMessage id={`profile.account.role.${role}`} />}
            description={<FormattedMessage id={`profile.account.role.${role}.text`} />}
            checked={held.includes(role)}
            onBlur={onBlur}
            // In the order of the list, so that ticking and unticking changes nothing.
            onChange={({ target }) =>
              onChange(givenRoles.filter((each) => (each === role ? target.checked : held.includes(each))))
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
