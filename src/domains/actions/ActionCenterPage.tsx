import { FormattedMessage } from 'react-intl'

export default function ActionCenterPage() {
  return (
    <h1>
      <FormattedMessage id="routes.actionCenter" />
    </h1>
  )
}
