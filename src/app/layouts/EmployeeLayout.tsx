import { Outlet, useParams } from 'react-router-dom'
import { EmployeeFrame } from '@/domains/admin/employees/trips/EmployeeFrame'
import { ProfileOfEmployee } from '@/domains/admin/employees/trips/ProfileOfEmployee'

/** The frame of every page about an employee (§2 admin group). The address names the employee by either id. */
export default function EmployeeLayout() {
  const { employeeId, profileId = '' } = useParams()
  const frameOf = (employee: string) => (
    <EmployeeFrame key={employee} employeeId={employee}>
      <Outlet />
    </EmployeeFrame>
  )
  return employeeId ? frameOf(employeeId) : <ProfileOfEmployee profileId={profileId}>{frameOf}</ProfileOfEmployee>
}
