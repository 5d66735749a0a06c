import { z } from 'zod'
import { changedEntities, companyChangePageSchema, companyChangesPage } from '#contract/companyChanges.ts'
import { recordId } from '#contract/envelope.ts'
import { companyAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'
import { companyChangeList } from './changeList.ts'

/** The record of administration. */
export const companyChangeOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/changes',
    summary:
      'One page of who changed what in the administration of the company, the newest first; of one kind of thing, or of one thing with what belongs to it.',
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
