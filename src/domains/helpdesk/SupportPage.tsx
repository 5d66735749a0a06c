import { FormattedMessage } from 'react-intl'

export default function SupportPage() {
  return (
    <h1>
      <FormattedMessage id="routes.support" />
    </h1>
  )
}
