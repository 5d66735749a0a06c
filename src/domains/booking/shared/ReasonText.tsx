import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import type { NoBookingReason } from '@/domains/booking/booking.rules'
import type { Issue } from '@/domains/profile/profile.rules'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'

const Incomplete = () => <FormattedMessage id="booking.reason.profileIncomplete" />
const IssueText = lazyWithMessages<{ issues: readonly Issue[] }>(
  ['profile', 'completion'],
  () => import('./IssueText'),
  Incomplete,
)

/** Why somebody may not book; the issues of a profile are named as §8 says. */
export const ReasonText = ({ reason, issues }: { reason: NoBookingReason; issues: readonly Issue[] }) =>
  reason === 'profileIncomplete' ? (
    <Suspense fallback={<Incomplete />}>
      <IssueText issues={issues} />
    </Suspense>
  ) : (
    <FormattedMessage id={`booking.reason.${reason}`} />
  )
