import { Fragment } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { givenRoles } from '#contract/session/roles.ts'
import type { Employee } from '#contract/employees/employees.ts'
import { TokensEnd } from '@/domains/admin/employees/shared/TokensEnd'
import { useSession } from '@/domains/session/shared/useSession'
import { useField } from '@/forms/input/FieldContext'
import type { MessageId } from '@/i18n/messages'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import { useGivenRolesQuery } from '@/domains/admin/employees.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface RolesInputProps {
  name: string
  /** The employee with these roles; null for a new one. */
  opened: Employee | null
}

/** The roles of §6 of an employee, other than traveler, each with the actions it allows. */
export function RolesInput({ name, opened }: RolesInputProps) {
  const { employeeId } = useSession()
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { data } = useGivenRolesQuery(undefined)
  const offered = data ? givenRoles.filter((role) => data.some((each) => each.name === role)) : givenRoles
  const isOwn = opened !== null && opened.id === employeeId
  const endingTokens = opened?.roles.includes('Admin') ? opened.tokenNames : []
  const held = Array.isArray(value) ? (value as string[]) : []
  return (
    <GroupFrame
      id={id}
      label={label}
      isLabelHidden
      error={error}
      description={<FormattedMessage id={whenTheyHold(isOwn, opened?.needsSecondYes ?? true)} />}
    >
      <div className={cx(layout.tiles18, layout.gap4, layout.lines2)}>
        {offered.map((role, index) => (
          <Fragment key={role}>
            <CheckboxField
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
            {role === 'Admin' && endingTokens.length > 0 && !held.includes(role) && <TokensEnd names={endingTokens} />}
          </Fragment>
        ))}
      </div>
    </GroupFrame>
  )
}

/** The note before saving: a second administrator must approve the roles, or they take effect at once. */
function whenTheyHold(isOwn: boolean, needsSecondYes: boolean): MessageId {
  if (!needsSecondYes) return isOwn ? 'employees.form.roles.own.atOnce' : 'employees.form.roles.atOnce'
  return isOwn ? 'employees.form.roles.own' : 'employees.form.roles.text'
}
