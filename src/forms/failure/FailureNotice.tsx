import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { FailureText } from './FailureText'

/** Says that saving failed, and why. */
export const FailureNotice = ({ failure }: { failure: ApiFailure }) => (
  <Banner tone="danger" title={<FormattedMessage id="forms.failed.title" />}>
    <FailureText failure={failure} />
  </Banner>
)
