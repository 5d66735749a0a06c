import { FormattedMessage } from 'react-intl'

/** §2 paymentMethods. */
export default function PaymentMethodsPage() {
  return (
    <h1>
      <FormattedMessage id="routes.paymentMethods" />
    </h1>
  )
}
