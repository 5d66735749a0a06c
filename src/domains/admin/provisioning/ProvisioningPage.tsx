import { FormattedMessage } from 'react-intl'

/** §2 provisioning. */
export default function ProvisioningPage() {
  return (
    <h1>
      <FormattedMessage id="routes.provisioning" />
    </h1>
  )
}
