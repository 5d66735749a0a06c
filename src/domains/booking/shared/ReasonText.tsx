import { FormattedMessage } from 'react-intl'
import type { NoBookingReason } from '@/domains/booking/booking.rules'
import type { Issue } from '@/domains/profile/profile.rules'
import { IssueText } from './IssueText'

/** The reason why the reader may not book. Issues of a profile have the messages of §8. */
export const ReasonText = ({ reason, issues }: { reason: NoBookingReason; issues: readonly Issue[] }) =>
  reason === 'profileIncomplete' ? <IssueText issues={issues} /> : <FormattedMessage id={`booking.reason.${reason}`} />
