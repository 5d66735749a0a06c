import { FormattedMessage } from 'react-intl'

/** §2 editPaymentMethod. */
export default function EditPaymentMethodPage() {
  return (
    <h1>
      <FormattedMessage id="routes.editPaymentMethod" />
    </h1>
  )
}
