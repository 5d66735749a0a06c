import { FormattedMessage } from 'react-intl'
import { useMonthlySummariesQuery } from '@/domains/scores/scores.slice'
import type { MonthsRequest } from '@/domains/scores/scores.api'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useSession } from '@/domains/session/shared/useSession'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useInView } from '@/ui/useInView'
import { MonthsTable } from './MonthsTable'

interface MonthsCardProps {
  view: ScoreView
  subject: Pick<MonthsRequest, 'groupId' | 'costCenter' | 'travellerEmail'>
  currency: string
}

/** Spend, missed savings, bookings and score of each month; asked for when the reader comes near. */
export function MonthsCard(props: MonthsCardProps) {
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  return (
    <Card heading={<FormattedMessage id="scorePages.months" />}>
      <div ref={ref}>{wasSeen ? <Months {...props} /> : <Skeleton lines={4} />}</div>
    </Card>
  )
}

function Months({ view, subject, currency }: MonthsCardProps) {
  const { companyId } = useSession()
  const answer = useMonthlySummariesQuery({ companyId, ...subject, ...view.query })
  if (answer.data) return <MonthsTable months={answer.data} currency={currency} />
  if (answer.isError) return <QueryFailure query={answer} title="patterns.part.failed" />
  return <Skeleton lines={4} />
}
