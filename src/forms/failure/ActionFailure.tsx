import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { FailureText } from './FailureText'

/** Under a button whose request failed: why; nothing where it did not. A form that does not save has FailureNotice. */
export const ActionFailure = ({ failure }: { failure: ApiFailure | undefined }) =>
  failure && (
    <Banner tone="danger" title={<FormattedMessage id="forms.failed.action" />}>
      <FailureText failure={failure} isTyped={false} />
    </Banner>
  )
