import { linkQuery } from '@/domains/scores/scoreFilter.rules'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import type { ReportAnswer } from '@/domains/scores/summary/useReport'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { LevelTable } from './LevelTable'

interface CostCenterRowsProps {
  groupId: string
  answer: ReportAnswer['answer']
  view: ScoreView
}

/** The cost centers of a group, or of all, as links to their pages. */
export function CostCenterRows({ groupId, answer, view }: CostCenterRowsProps) {
  const locale = useLocale()
  return (
    <LevelTable
      level="costCenters"
      answer={answer}
      view={view}
      pathOf={({ costCenter }) =>
        costCenter ? pathTo(locale, 'costCenterDetail', { groupId, costCenter }, linkQuery(view.filter)) : undefined
      }
    />
  )
}
