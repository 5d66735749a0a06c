import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Approval } from '#contract/approvals/approvals.ts'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'

interface QuestionHeadProps {
  question: Approval
  mark?: ReactNode
}

/** Who would like to travel or to change a trip, where to, when, and for how much. */
export function QuestionHead({ question: { traveler, subject, trip, request }, mark }: QuestionHeadProps) {
  const { dateRange, money } = useFormats()
  return (
    <PageHeader
      title={<FormattedMessage id="approvals.title" values={{ who: traveler, subject, to: trip.destination }} />}
      mark={mark}
      facts={[
        request ? request.purpose : tripName(trip),
        dateRange(trip.from, trip.until),
        <strong key="total">{money(trip.total, trip.currency)}</strong>,
      ]}
    />
  )
}
