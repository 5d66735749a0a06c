import { FormattedMessage } from 'react-intl'

/** §2 addCostCenter. */
export default function AddCostCenterPage() {
  return (
    <h1>
      <FormattedMessage id="routes.addCostCenter" />
    </h1>
  )
}
