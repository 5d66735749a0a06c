import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { FailureText } from './FailureText'

/**
 * Error message under a button whose request failed; nothing without a failure. A form that does not save has
 * FailureNotice.
 */
export const ActionFailure = ({ failure }: { failure: ApiFailure | undefined }) =>
  failure && (
    <Banner tone="danger" title={<FormattedMessage id="forms.failed.action" />}>
      <FailureText failure={failure} isTyped={false} />
    </Banner>
  )
