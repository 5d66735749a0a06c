import { riskNewsSchema } from '#contract/risk/riskNews.ts'
import { readNews } from '#server/domains/risk/news/readNews.ts'
import { operation } from '#server/http/operations/operation.ts'
import { companyRisk } from '#server/http/access/riskAccess.ts'

export const riskNewsOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/risk/news',
    summary:
      'Returns what is new since yesterday for a risk advisor: arrivals, alerts about travelers, changed advice; and the open roll calls.',
    cites: 'Beyond §7',
    addition: 'findtravelers',
    access: companyRisk,
    answer: riskNewsSchema,
    handle: async ({ params: { companyId }, language, services }) => readNews(companyId, language, services),
  }),
]
