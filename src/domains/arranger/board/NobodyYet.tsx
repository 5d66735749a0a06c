import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'

/** Nobody has approved yet: how it comes about. The head of the page has the one thing to do. */
export const NobodyYet = () => (
  <Card>
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage id="travellers.nobody.title" />}
      text={<FormattedMessage id="travellers.nobody.text" />}
    />
  </Card>
)
