import { z } from 'zod'
import {
  changedEntities,
  companyChangeActions,
  companyChangePageSchema,
  companyChangesPage,
} from '#contract/admin/companyChanges.ts'
import { cultureCode, instant, recordId } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { companyChangeList } from './changeList.ts'
import { changesFile } from './changesFile.ts'

const shared = { api: 'company', cites: 'Beyond §7; §6', addition: 'companychanges', access: companyAdmin } as const

const filter = {
  entity: z.optional(z.enum(changedEntities)),
  entityId: z.optional(recordId),
  action: z.optional(z.enum(companyChangeActions)),
  search: searchTerm,
  from: z.optional(instant),
  before: z.optional(instant),
}

/** The company's record of changes. */
export const companyChangeOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/changes',
    summary:
      'Lists the changes in the administration of the company, the newest first, a page at a time; all, or by kind of entity, entity with its parts, action, time, and part of the name of the author, the changed person or the changed cost center.',
    query: z.strictObject({ ...pageQuery(companyChangesPage), ...filter }),
    answer: companyChangePageSchema,
    handle: ({ params, query, language, services }) =>
      companyChangeList(params.companyId, query, { language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/changes/table',
    summary: 'Returns all changes that the same filters list, as a table with a line for each changed field.',
    query: z.strictObject({ ...filter, cultureCode: z.optional(cultureCode) }),
    answer: 'csv',
    handle: async ({ params, query: { cultureCode: culture, ...query }, locale, language, services }) =>
      changesFile(params.companyId, query, {
        locale: culture === undefined ? locale : localeCodeOf(culture),
        language,
        services,
      }),
  }),
]
