import { companyOverviewSchema } from '#contract/reports/scores.ts'
import { companyScores } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { readOverview } from './readOverview.ts'

export const overviewOperations = [
  operation({
    api: 'reporting',
    method: 'get',
    access: companyScores,
    path: '/reports/score/companies/:companyId/overview',
    summary:
      'Returns the company figures of Home: current and upcoming travelers, scores, and spending of the last year.',
    cites: 'Beyond §7; §2 Home dashboard, §3 Score summary',
    addition: 'companyoverview',
    answer: companyOverviewSchema,
    handle: ({ params, language, services }) => readOverview(params.companyId, language, services),
  }),
]
