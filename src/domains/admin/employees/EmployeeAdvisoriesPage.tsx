import { FormattedMessage } from 'react-intl'

/** §2 employeeAdvisories. */
export default function EmployeeAdvisoriesPage() {
  return (
    <h1>
      <FormattedMessage id="routes.employeeAdvisories" />
    </h1>
  )
}
