import {
  changedHomeContentSchema,
  homeContentSchema,
  managedHomeContentListSchema,
  managedHomeContentSchema,
  newHomeContentSchema,
} from '#contract/notices/homeContent.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyAdmin, ownProfile } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { addContent, managedContent, removeContent, replaceContent } from './changeHomeContent.ts'
import { homeContentRows, readHomeContent } from './readHomeContent.ts'

const path = '/admin/companies/:companyId/home-content'
const additional = { cites: 'Beyond §7; §6 Home', addition: 'homecontent' } as const
const admin = { ...additional, api: 'company', access: companyAdmin } as const

/** News, best practices, green tips and links on Home: additions, for which §6 has the permissions. */
export const homeContentOperations = [
  operation({
    ...additional,
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/home-content',
    summary: 'Returns the published news, best practices, green tips and links of the company; guests get links only.',
    access: ownProfile,
    answer: homeContentSchema,
    handle: ({ caller, language, services }) => readHomeContent(caller, language, services),
  }),
  operation({
    ...admin,
    method: 'get',
    path,
    summary: 'Lists the content of Home with its texts in all languages, published or not.',
    answer: managedHomeContentListSchema,
    handle: async ({ params, services }) => (await homeContentRows(services, params.companyId)).map(managedContent),
  }),
  operation({
    ...admin,
    method: 'post',
    path,
    summary: 'Adds an entry to the content of Home. 409 `tooMuchContent`.',
    creates: true,
    body: newHomeContentSchema,
    answer: managedHomeContentSchema,
    handle: ({ body, ...call }) => addContent(body, adminRequest(call)),
  }),
  operation({
    ...admin,
    method: 'put',
    path: `${path}/:contentId`,
    summary: 'Replaces an entry of the content of Home; its kind stays. 412 with the stored entry.',
    body: changedHomeContentSchema,
    answer: managedHomeContentSchema,
    handle: ({ body, ...call }) => replaceContent(call.params.contentId, body, adminRequest(call)),
  }),
  operation({
    ...admin,
    method: 'delete',
    path: `${path}/:contentId`,
    summary: 'Deletes an entry of the content of Home, in the given version. 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ query, ...call }) => removeContent(call.params.contentId, query.version, adminRequest(call)),
  }),
]
