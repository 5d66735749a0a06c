import { z } from 'zod'
import { changedEntities, companyChangePageSchema, companyChangesPage } from '#contract/companyChanges.ts'
import { recordId } from '#contract/envelope.ts'
import { companyAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'
import { companyChangeList } from './changeList.ts'

/** The company's record of changes. */
export const companyChangeOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/changes',
    summary:
      'Lists the changes in the administration of the company, the newest first, a page at a time; all, those of one kind of entity, or those of one entity with its parts.',
    cites: 'Beyond §7; §6',
    addition: 'companychanges',
    access: companyAdmin,
    query: z.strictObject({
      ...pageQuery(companyChangesPage),
      entity: z.optional(z.enum(changedEntities)),
      entityId: z.optional(recordId),
    }),
    answer: companyChangePageSchema,
    handle: ({ params, query, language, services }) =>
      companyChangeList(params.companyId, query, { language, services }),
  }),
]
