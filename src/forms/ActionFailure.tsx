import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/Banner'
import { FailureText } from './FailureText'

/** Says that what a button was pressed for was not done, and why. What saves typed values has FailureNotice. */
export const ActionFailure = ({ failure }: { failure: ApiFailure }) => (
  <Banner tone="danger" title={<FormattedMessage id="forms.failed.action" />}>
    <FailureText failure={failure} isTyped={false} />
  </Banner>
)
