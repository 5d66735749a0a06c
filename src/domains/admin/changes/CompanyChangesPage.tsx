import { FormattedMessage } from 'react-intl'

/** §2 companyChanges. */
export default function CompanyChangesPage() {
  return (
    <h1>
      <FormattedMessage id="routes.companyChanges" />
    </h1>
  )
}
