import { FormattedMessage } from 'react-intl'

/** §2 companySettings. */
export default function CompanySettingsPage() {
  return (
    <h1>
      <FormattedMessage id="routes.companySettings" />
    </h1>
  )
}
