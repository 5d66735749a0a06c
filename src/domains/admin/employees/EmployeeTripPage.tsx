import { FormattedMessage } from 'react-intl'

/** §2 employeeTrip. */
export default function EmployeeTripPage() {
  return (
    <h1>
      <FormattedMessage id="routes.trip" />
    </h1>
  )
}
