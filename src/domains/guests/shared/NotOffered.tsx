import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** Shown where the backend of the company has no calls for guests. */
export const NotOffered = ({ title }: { title: MessageId }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id={title} />}
    text={<FormattedMessage id="guests.notOffered" />}
    illustration={<Illustration of="lost" />}
  />
)
