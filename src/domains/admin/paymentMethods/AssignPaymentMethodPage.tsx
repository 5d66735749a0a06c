import { FormattedMessage } from 'react-intl'

/** §2 assignPaymentMethod. */
export default function AssignPaymentMethodPage() {
  return (
    <h1>
      <FormattedMessage id="routes.assignPaymentMethod" />
    </h1>
  )
}
