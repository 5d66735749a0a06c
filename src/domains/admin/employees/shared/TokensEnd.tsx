import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'

/** A warning that the provisioning tokens an employee created end with their right to administer. */
export function TokensEnd({ names }: { names: readonly string[] }) {
  const { formatList } = useIntl()
  return (
    <Banner tone="warning">
      <FormattedMessage id="employees.tokens.end" values={{ names: formatList(names), count: names.length }} />
    </Banner>
  )
}
