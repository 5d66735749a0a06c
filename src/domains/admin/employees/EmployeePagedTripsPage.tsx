import { FormattedMessage } from 'react-intl'

/** §2 employeeTrips_v2. */
export default function EmployeePagedTripsPage() {
  return (
    <h1>
      <FormattedMessage id="routes.employeeTrips" />
    </h1>
  )
}
