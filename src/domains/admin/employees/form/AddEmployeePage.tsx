import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee, NewEmployee } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { RadioInput } from '@/forms/input/RadioInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useLeave } from '@/forms/leave/unsaved'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { PersonFields, PlaceFields, ReachFields, RolesFields } from './EmployeeFields'
import {
  employeeValues,
  newEmployeeForm,
  newEmployeeValues,
  type NewEmployeeValues,
} from '@/domains/admin/employees.rules'
import { usePostEmployeeMutation } from '@/domains/admin/employees.slice'
import { useApproverCheck } from './useApproverCheck'
import { shownEmployeeValue } from './shownEmployeeValue'

/** §2 add-employee. */
export default function AddEmployeePage() {
  return (
    <AddRecordPage title="routes.addEmployee" lead="employees.add.lead">
      <AddEmployeeForm />
    </AddRecordPage>
  )
}

function AddEmployeeForm() {
  const { companyId, profileId } = useOwnProfile()
  const locale = useLocale()
  const leave = useLeave()
  const [post] = usePostEmployeeMutation()
  const finish = (employee: Employee) => {
    const id = employee.invitedAt ? 'employees.added.invited' : 'employees.added'
    void showToast({ text: <FormattedMessage id={id} values={{ name: fullName(employee) }} /> })
    leave(pathTo(locale, 'editEmployee', { employeeId: employee.id }))
  }
  const section = useSectionForm<Employee | null, NewEmployeeValues, NewEmployee>({
    id: 'employee-new',
    schema: useApproverCheck(newEmployeeForm),
    entity: null,
    valuesOf: useCallback(
      (employee) =>
        employee ? { ...employeeValues(employee), isInvited: true } : newEmployeeValues(cultureOf(locale)),
      [locale],
    ),
    save: async (employee) => (await post({ companyId, employee })) as SaveResult<Employee | null>,
    draftOwner: { companyId, profileId },
    onSaved: (employee) => employee && finish(employee),
  })
  return (
    <SectionForm
      section={section}
      labels="employees.field"
      saveLabel="employees.add.save"
      isLong
      show={shownEmployeeValue(null)}
    >
      <PersonFields />
      <ReachFields />
      <PlaceFields opened={null} />
      <RolesFields opened={null} />
      <Card heading={<FormattedMessage id="employees.form.invitation" />}>
        <RadioInput
          name="isInvited"
          isLabelHidden
          cardOf={(held) => (held === true ? 'now' : 'later')}
          heldFor={(card) => card === 'now'}
          options={(['now', 'later'] as const).map((value) => ({
            value,
            label: <FormattedMessage id={`employees.form.invited.${value}`} />,
            description: <FormattedMessage id={`employees.form.invited.${value}.text`} />,
          }))}
        />
      </Card>
    </SectionForm>
  )
}
