import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** Nobody has approved yet: how it comes about, and the one thing to do. */
export const NobodyYet = ({ onAsk }: { onAsk: () => void }) => (
  <Card>
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage id="travellers.nobody.title" />}
      text={<FormattedMessage id="travellers.nobody.text" />}
      action={
        <Button icon={<UserPlus aria-hidden="true" />} aria-haspopup="dialog" onClick={onAsk}>
          <FormattedMessage id="travellers.ask" />
        </Button>
      }
    />
  </Card>
)
