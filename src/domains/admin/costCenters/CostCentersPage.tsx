import { FormattedMessage } from 'react-intl'

/** §2 costCenters. */
export default function CostCentersPage() {
  return (
    <h1>
      <FormattedMessage id="routes.costCenters" />
    </h1>
  )
}
