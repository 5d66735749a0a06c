import { FormattedMessage } from 'react-intl'

/** §2 employees. */
export default function EmployeesPage() {
  return (
    <h1>
      <FormattedMessage id="routes.employees" />
    </h1>
  )
}
