import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage } from 'react-intl'
import type { Kpi } from '#contract/reports/scores.ts'
import { useScoreFormulasQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { averageOf, best } from './change.rules'

/**
 * The formula of a score, as the server publishes it; it is asked for only where the text shows. Without it, a
 * sentence about the score.
 */
export function FormulaText({ kpi }: { kpi: Kpi | 'overall' }) {
  const { companyId } = useSession()
  const { data, isLoading } = useScoreFormulasQuery(isOffered('scoreformulas') ? companyId : skipToken)
  const published = data?.formulas.find((each) => each.kpi === kpi)
  if (published)
    return (
      <>
        {published.formula} {published.notApplicable}
      </>
    )
  if (isLoading) return <FormattedMessage id="patterns.loading" />
  return <FormattedMessage id={`scores.kpi.${kpi === 'overall' ? kpi : averageOf[kpi]}`} values={{ best }} />
}
