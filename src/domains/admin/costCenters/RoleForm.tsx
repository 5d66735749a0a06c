import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { type CostCenterRole, costCenterRoleTypes } from '#contract/employees/costCenters.ts'
import { EmployeeInput } from '@/domains/admin/shared/EmployeeInput'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DateInput } from '@/forms/input/DateInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { newRoleValues, roleFormSchema, type RoleOutput, type RoleValues, roleValues } from './costCenterForm.rules'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { usePatchCostCenterRoleMutation, usePostCostCenterRoleMutation } from '@/domains/admin/costCenters.slice'
import layout from '@/ui/layout/layout.module.css'

interface AddRoleFormProps {
  centerRef: CostCenterRef
  onDone: () => void
}

/** A new role in a cost centre, which begins today by default. */
export function AddRoleForm({ centerRef, onDone }: AddRoleFormProps) {
  const [post] = usePostCostCenterRoleMutation()
  const today = localDay(useNow())
  const { costCenterId } = centerRef
  const form = useSectionForm<CostCenterRole | null, RoleValues, RoleOutput>({
    id: `cost-center-role-new-${costCenterId}`,
    schema: roleFormSchema,
    entity: null,
    valuesOf: useCallback((role) => (role ? roleValues(role) : newRoleValues(today)), [today]),
    save: async (role) =>
      (await post({ ...centerRef, role: { ...role, costCenterId } })) as SaveResult<CostCenterRole | null>,
    draftOwner: useOwnProfile(),
    onSaved: onDone,
  })
  return (
    <SectionForm
      section={form}
      labels="costCenters.roleField"
      saveLabel="costCenters.roles.save"
      onCancel={onDone}
      show={useShownRoleValue()}
    >
      <EmployeeInput name="employeeId" purpose="employee" opened={null} isRequired />
      <RoleFields />
    </SectionForm>
  )
}

/** Kind and days of a role; its employee cannot change. */
export function ChangeRoleForm({ centerRef, role, onDone }: AddRoleFormProps & { role: CostCenterRole }) {
  const [patch] = usePatchCostCenterRoleMutation()
  const { costCenterId } = centerRef
  const form = useSectionForm<CostCenterRole, RoleValues, RoleOutput>({
    id: `cost-center-role-${role.id}`,
    schema: roleFormSchema,
    entity: role,
    valuesOf: roleValues,
    save: async ({ type, startDate, endDate }, { id, version }) =>
      (await patch({
        ...centerRef,
        roleId: id,
        role: { id, costCenterId, type, startDate, endDate, version },
      })) as SaveResult<CostCenterRole>,
    draftOwner: useOwnProfile(),
    onSaved: onDone,
  })
  return (
    <SectionForm section={form} labels="costCenters.roleField" onCancel={onDone} show={useShownRoleValue()}>
      <RoleFields />
    </SectionForm>
  )
}

const RoleFields = () => (
  <div className={layout.stack4}>
    <SelectInput name="type" isRequired autoComplete="off">
      {costCenterRoleTypes.map((type) => (
        <RoleOption key={type} type={type} />
      ))}
    </SelectInput>
    <FieldRow>
      <DateInput name="startDate" isRequired />
      <DateInput name="endDate" description={<FormattedMessage id="costCenters.roles.endDate.text" />} />
    </FieldRow>
  </div>
)

const RoleOption = ({ type }: { type: CostCenterRole['type'] }) => (
  <FormattedMessage id={`costCenters.role.${type}.option`}>
    {(words) => <option value={type}>{words}</option>}
  </FormattedMessage>
)

/** Formats a value of a role for a conflict. */
function useShownRoleValue() {
  const { date } = useFormats()
  return (name: string, value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    const type = costCenterRoleTypes.find((each) => each === text)
    if (type) return <FormattedMessage id={`costCenters.role.${type}`} />
    return name.endsWith('Date') && /^\d{4}-\d{2}-\d{2}$/.test(text) ? date(text) : text || '—'
  }
}
