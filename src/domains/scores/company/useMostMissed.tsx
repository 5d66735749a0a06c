import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { linkQuery } from '@/domains/scores/scoreFilter.rules'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { groupIn } from './scoreLinks.rules'

/** The cost center of a group with the most missed savings, as a sentence that leads to its page. */
export function useMostMissed(view: ScoreView, groupId: string): ReactNode {
  const { companyId } = useSession()
  const locale = useLocale()
  const { moneyTotal } = useFormats()
  const { currentData } = useScoreReportQuery({
    companyId,
    ...groupIn(groupId),
    ...view.query,
    sort: 'missedSavings',
    direction: 'desc',
    pageSize: 1,
  })
  const [most] = currentData?.responseData ?? []
  if (!currentData || !most?.costCenter || most.missedSavings <= 0) return null
  const path = pathTo(locale, 'costCenterDetail', { groupId, costCenter: most.costCenter }, linkQuery(view.filter))
  return (
    <FormattedMessage
      id="scorePages.verdict.missed"
      values={{
        name: (
          <Link key="name" to={path}>
            {most.name || most.costCenter}
          </Link>
        ),
        amount: moneyTotal(most.missedSavings, currentData.currency),
      }}
    />
  )
}
