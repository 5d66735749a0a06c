import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { FailureText } from './FailureText'

/** Error message of a form that did not save. */
export const FailureNotice = ({ failure }: { failure: ApiFailure }) => (
  <Banner tone="danger" title={<FormattedMessage id="forms.failed.title" />}>
    <FailureText failure={failure} />
  </Banner>
)
