import { FormattedMessage } from 'react-intl'

/** §2 editEmployee. */
export default function EditEmployeePage() {
  return (
    <h1>
      <FormattedMessage id="routes.editEmployee" />
    </h1>
  )
}
