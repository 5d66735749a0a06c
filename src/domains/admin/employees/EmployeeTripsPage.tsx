import { FormattedMessage } from 'react-intl'

/** §2 employeeTrips. */
export default function EmployeeTripsPage() {
  return (
    <h1>
      <FormattedMessage id="routes.employeeTrips" />
    </h1>
  )
}
