import { FormattedMessage } from 'react-intl'

/** §2 addEmployee. */
export default function AddEmployeePage() {
  return (
    <h1>
      <FormattedMessage id="routes.addEmployee" />
    </h1>
  )
}
