import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'

/** Explains how a first traveller comes to the list. The button for it is in the head of the page. */
export const NobodyYet = () => (
  <Card>
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage id="travellers.nobody.title" />}
      text={<FormattedMessage id="travellers.nobody.text" />}
    />
  </Card>
)
