import type { Employee } from '#contract/employees/employees.ts'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { PersonFields, PlaceFields, ReachFields, RolesFields } from './EmployeeFields'
import {
  approvalFieldsOf,
  type EditedEmployee,
  employeeForm,
  employeeValues,
  type EmployeeValues,
  patchOf,
} from '@/domains/admin/employees.rules'
import { usePatchEmployeeMutation } from '@/domains/admin/employees.slice'
import { useApproverCheck } from './useApproverCheck'
import { shownEmployeeValue } from './shownEmployeeValue'

/** Everything of an employee but their state, saved together. */
export function EmployeeForm({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const [send] = usePatchEmployeeMutation()
  const section = useSectionForm<Employee, EmployeeValues, EditedEmployee>({
    id: `employee-${employee.id}`,
    schema: useApproverCheck(employeeForm, approvalFieldsOf(employee)),
    entity: employee,
    valuesOf: employeeValues,
    save: async (edited, opened): Promise<SaveResult<Employee>> => {
      const patch = patchOf(edited, opened)
      if (!patch) return { data: opened }
      return (await send({ companyId, employeeId: employee.id, patch })) as SaveResult<Employee>
    },
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm
      section={section}
      labels="employees.field"
      part="routes.editEmployee"
      show={shownEmployeeValue(employee)}
    >
      <PersonFields />
      <ReachFields />
      <PlaceFields opened={employee} />
      <RolesFields opened={employee} />
    </SectionForm>
  )
}
