import { z } from 'zod'
import { cultureCode, recordId } from '#contract/wire/envelope.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import {
  changedNoticeSchema,
  endedNoticeSchema,
  latestNoticeSchema,
  managedNoticeListSchema,
  managedNoticeSchema,
  newNoticeSchema,
} from '#contract/notices/maintenance.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { companyAdmin, ownProfile, signedIn } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { addNotice, endNotice, noticeList, removeNotice, replaceNotice } from './changeNotices.ts'
import { dismissNotice, latestNotice } from './latestNotice.ts'

const path = '/admin/companies/:companyId/maintenance-notices'
const additional = { api: 'communication', cites: 'Beyond §7; §4', addition: 'maintenance' } as const
const admin = { ...additional, access: companyAdmin } as const

/** §7 "latest maintenance notice (communication API)", and calls beyond it for dismissals and administrators. */
export const maintenanceOperations = [
  operation({
    api: 'communication',
    method: 'get',
    path: '/maintenance/latest',
    summary:
      'Returns the maintenance notice for the caller: of their company or for all companies, active and not over; null without one.',
    cites: '§3 Maintenance notice, §4, §7',
    access: signedIn,
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: latestNoticeSchema,
    handle: ({ caller, query, language, services }) =>
      latestNotice(caller, languageOfCulture(query.cultureCode, language), services),
  }),
  operation({
    ...additional,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/dismissed-notices/:noticeId',
    summary: 'Remembers that the person has dismissed a maintenance notice. 404 for a notice that they do not get.',
    access: ownProfile,
    answer: mayBeEmpty({}),
    handle: async ({ params, services }) => {
      if (!recordId.safeParse(params.noticeId).success) throw notFound()
      await dismissNotice(params, params.noticeId, services)
      return {}
    },
  }),
  operation({
    ...admin,
    method: 'get',
    path,
    summary: 'Lists the maintenance notices of the company and those for all companies, the latest to end first.',
    answer: managedNoticeListSchema,
    handle: ({ params, services }) => noticeList(services.db, params.companyId),
  }),
  operation({
    ...admin,
    method: 'post',
    path,
    summary: 'Announces maintenance. 400 `datePast` for an end in the past, 409 `tooManyNotices`.',
    creates: true,
    body: newNoticeSchema,
    answer: managedNoticeSchema,
    handle: ({ body, ...call }) => addNotice(body, adminRequest(call)),
  }),
  operation({
    ...admin,
    method: 'put',
    path: `${path}/:noticeId`,
    summary:
      'Replaces a maintenance notice; people who dismissed it see it again. 404 for a notice to all companies, 412 with the stored notice.',
    body: changedNoticeSchema,
    answer: managedNoticeSchema,
    handle: ({ body, ...call }) => replaceNotice(call.params.noticeId, body, adminRequest(call)),
  }),
  operation({
    ...admin,
    method: 'post',
    path: `${path}/:noticeId/end`,
    summary: 'Ends a maintenance notice before its time: it no longer shows. 412 with the stored notice.',
    body: endedNoticeSchema,
    answer: managedNoticeSchema,
    handle: ({ body, ...call }) => endNotice(call.params.noticeId, body, adminRequest(call)),
  }),
  operation({
    ...admin,
    method: 'delete',
    path: `${path}/:noticeId`,
    summary: 'Deletes a maintenance notice, in the given version. 412 when it has changed.',
    query: versionQuery,
    answer: removedSchema,
    handle: ({ query, ...call }) => removeNotice(call.params.noticeId, query.version, adminRequest(call)),
  }),
]
