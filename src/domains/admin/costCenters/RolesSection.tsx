import { Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CostCenterRole } from '#contract/employees/costCenters.ts'
import { useFormats } from '@/i18n/useFormats'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useAction } from '@/patterns/action/useAction'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import styles from './CostCenterPage.module.css'
import { useCostCenterRolesQuery, useDeleteCostCenterRoleMutation } from '@/domains/admin/costCenters.slice'
import { AddRoleForm, ChangeRoleForm } from './RoleForm'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The owners, approvers and delegates of a cost centre with their days, ended roles included. */
export function RolesSection({ centerRef }: { centerRef: CostCenterRef }) {
  const answer = useCostCenterRolesQuery(centerRef)
  const [isAdding, setAdding] = useState(false)
  return (
    <SectionCard<CostCenterRole[]>
      heading={<FormattedMessage id="costCenters.roles" />}
      description={<FormattedMessage id="costCenters.roles.text" />}
      answer={answer}
      actions={
        !isAdding && (
          <Button variant="quiet" size="small" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
            <FormattedMessage id="costCenters.roles.add" />
          </Button>
        )
      }
    >
      {(roles) => (
        <div className={layout.stack4}>
          {isAdding && <AddRoleForm centerRef={centerRef} onDone={() => setAdding(false)} />}
          {roles.length === 0 && !isAdding && (
            <p className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="costCenters.roles.none" />
            </p>
          )}
          {roles.length > 0 && (
            <ul role="list" className={layout.stack0}>
              {roles.map((role) => (
                <RoleRow key={role.id} role={role} centerRef={centerRef} />
              ))}
            </ul>
          )}
        </div>
      )}
    </SectionCard>
  )
}

interface RoleProps {
  role: CostCenterRole
  centerRef: CostCenterRef
}

const tones = { planned: 'info', active: 'success', ended: 'neutral' } as const

function RoleRow({ role, centerRef }: RoleProps) {
  const { formatMessage } = useIntl()
  const [isChanging, setChanging] = useState(false)
  const name = role.employeeName || formatMessage({ id: 'costCenters.roles.unknown' })
  return (
    <li className={styles.role} aria-label={name}>
      <div className={cx(layout.row3, layout.lines2)}>
        <strong>{name}</strong>
        <FormattedMessage id={`costCenters.role.${role.type}`} />
        <Badge tone={tones[role.status]}>
          <FormattedMessage id={`costCenters.roleStatus.${role.status}`} />
        </Badge>
      </div>
      <RoleDays role={role} />
      {isChanging ? (
        <ChangeRoleForm role={role} centerRef={centerRef} onDone={() => setChanging(false)} />
      ) : (
        <div className={cx(layout.row3, layout.lines2)}>
          <Button variant="quiet" size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setChanging(true)}>
            <FormattedMessage id="costCenters.roles.change" />
          </Button>
          <RemoveRole role={role} centerRef={centerRef} name={name} />
        </div>
      )}
    </li>
  )
}

/** The days of a role; without an end, until further notice. */
function RoleDays({ role: { startDate, endDate } }: { role: CostCenterRole }) {
  const { date, dateRange } = useFormats()
  return (
    <span className={cx(textStyle.note, textStyle.snug)}>
      {endDate === null ? (
        <FormattedMessage id="costCenters.roles.since" values={{ day: date(startDate) }} />
      ) : (
        dateRange(startDate, endDate)
      )}
    </span>
  )
}

/** Removes a role that was added by mistake; a role that ends gets its last day instead, and stays in the list. */
function RemoveRole({ role, centerRef, name }: RoleProps & { name: string }) {
  const remove = useAction({ mutation: useDeleteCostCenterRoleMutation() })
  return (
    <RemoveInPlace
      isInRow
      label={<FormattedMessage id="costCenters.roles.remove" />}
      question={<FormattedMessage id="costCenters.roles.remove.question" values={{ name }} />}
      yes={<FormattedMessage id="costCenters.roles.remove.yes" />}
      no={<FormattedMessage id="costCenters.roles.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ ...centerRef, roleId: role.id, version: role.version })}
    />
  )
}
