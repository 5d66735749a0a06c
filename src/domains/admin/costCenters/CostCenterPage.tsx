import { FormattedMessage } from 'react-intl'

/** §2 costCenter. */
export default function CostCenterPage() {
  return (
    <h1>
      <FormattedMessage id="routes.costCenter" />
    </h1>
  )
}
