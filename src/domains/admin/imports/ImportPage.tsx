import { FormattedMessage } from 'react-intl'

/** §2 importTable. */
export default function ImportPage() {
  return (
    <h1>
      <FormattedMessage id="routes.importTable" />
    </h1>
  )
}
