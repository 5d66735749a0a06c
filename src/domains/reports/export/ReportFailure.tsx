import { FormattedMessage } from 'react-intl'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'

/** Why no report or preview was made; a period without trips in its own words. */
export function ReportFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (failure?.messageCode !== 'noBookings') return <ActionFailure failure={failure} />
  return <Banner tone="warning" title={<FormattedMessage id="reports.noBookings" />} />
}
