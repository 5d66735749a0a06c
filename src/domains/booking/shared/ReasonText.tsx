import { FormattedMessage } from 'react-intl'
import type { NoBookingReason } from '@/domains/booking/booking.rules'
import type { Issue } from '@/domains/profile/profile.rules'
import { IssueText } from './IssueText'

/** Why somebody may not book; the issues of a profile are named as §8 says. */
export const ReasonText = ({ reason, issues }: { reason: NoBookingReason; issues: readonly Issue[] }) =>
  reason === 'profileIncomplete' ? <IssueText issues={issues} /> : <FormattedMessage id={`booking.reason.${reason}`} />
