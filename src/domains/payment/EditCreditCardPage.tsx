import { FormattedMessage } from 'react-intl'

export default function EditCreditCardPage() {
  return (
    <h1>
      <FormattedMessage id="routes.editCreditCard" />
    </h1>
  )
}
