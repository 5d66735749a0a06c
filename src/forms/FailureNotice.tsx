import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/Banner'

/** Why something was not saved: the server's own words where it refuses, ours where it could not be reached. */
export const FailureNotice = ({ failure: { status, message } }: { failure: ApiFailure }) => (
  <Banner tone="danger" title={<FormattedMessage id="forms.failed.title" />}>
    {status === 403 ? (
      <FormattedMessage id="forms.failed.forbidden" />
    ) : status === 412 ? (
      <FormattedMessage id="forms.failed.changed" />
    ) : status >= 400 && status < 500 ? (
      message
    ) : status === 0 ? (
      <FormattedMessage id="forms.failed.network" />
    ) : (
      <FormattedMessage id="forms.failed.server" />
    )}
  </Banner>
)
