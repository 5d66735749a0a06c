import { FormattedMessage } from 'react-intl'

/** §2 addPaymentMethod. */
export default function AddPaymentMethodPage() {
  return (
    <h1>
      <FormattedMessage id="routes.addPaymentMethod" />
    </h1>
  )
}
