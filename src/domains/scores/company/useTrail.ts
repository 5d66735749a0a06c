import { useIntl } from 'react-intl'
import type { ScoreReport } from '#contract/reports/scores.ts'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { allGroups } from './scoreLinks.rules'

type Names = Partial<NonNullable<ScoreReport['names']>>

interface Trail {
  group: string | undefined
  costCenter: string | undefined
}

/**
 * Names the group and the cost center of a page in the trail. A subject without a name is called by its kind.
 * @param names undefined until they are known
 */
export function useTrail(groupId: string, names: Names | undefined): Trail {
  const { formatMessage } = useIntl()
  const group =
    groupId === allGroups
      ? formatMessage({ id: 'scorePages.allGroups' })
      : names && (names.group || formatMessage({ id: 'routes.scoreGroup' }))
  const costCenter = names && (names.costCenter || formatMessage({ id: 'routes.costCenterDetail' }))
  useNameInTrail('scoreGroup', group)
  useNameInTrail('costCenterDetail', costCenter)
  return { group, costCenter }
}

/** The names of a loaded report; empty where the backend gives none. */
export const namesIn = (report: ScoreReport | undefined): Names | undefined => report && (report.names ?? {})
