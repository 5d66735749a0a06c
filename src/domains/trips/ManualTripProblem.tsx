import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/Banner'

/** Why a trip was not saved. The server's own words where it refuses what was typed. */
export function ManualTripProblem({ failure: { status, message } }: { failure: ApiFailure }) {
  return (
    <Banner tone="danger" title={<FormattedMessage id="trips.manual.failed.title" />}>
      {status === 412 ? (
        <FormattedMessage id="trips.manual.failed.changed" />
      ) : status >= 400 && status < 500 ? (
        message
      ) : (
        <FormattedMessage id="trips.manual.failed.text" />
      )}
    </Banner>
  )
}
