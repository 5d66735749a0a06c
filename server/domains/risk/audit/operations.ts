import { z } from 'zod'
import { instant } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { riskViewKinds, riskViewPageSchema, riskViewsPage } from '#contract/risk/riskViews.ts'
import { riskViewList } from '#server/domains/risk/audit/viewList.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

/** The record of views, for administrators: no call changes or deletes it. */
export const riskViewOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/risk-views',
    summary:
      'Lists what risk advisors looked at about other people, the newest first, a page at a time; all, or by the name of the advisor, the kind, and the time. A searched name is not recorded, so it is not told.',
    cites: 'Beyond §7; §6',
    addition: 'riskviews',
    access: companyAdmin,
    query: z.strictObject({
      ...pageQuery(riskViewsPage),
      search: searchTerm,
      kind: z.optional(z.enum(riskViewKinds)),
      from: z.optional(instant),
      before: z.optional(instant),
    }),
    answer: riskViewPageSchema,
    handle: ({ params: { companyId }, query, services }) => riskViewList(companyId, query, services),
  }),
]
