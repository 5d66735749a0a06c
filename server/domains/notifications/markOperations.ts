import { asc, eq } from 'drizzle-orm'
import {
  actionMarkListSchema,
  actionMarkSchema,
  putActionMarkSchema,
  removedActionMarkSchema,
} from '#contract/notices/actions.ts'
import { actionMarks } from '#server/db/schema/profile/notifications.ts'
import { putMark, removeMark } from '#server/domains/notifications/marks.ts'
import { ownProfile } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = 'Beyond §7'

export const actionOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/action-marks',
    summary: 'Lists the marks of the person in the action center: read, put off or done.',
    cites,
    addition: 'actionmarks',
    access: ownProfile,
    answer: actionMarkListSchema,
    handle: ({ params, services }) =>
      services.db
        .select({ key: actionMarks.key, state: actionMarks.state, until: actionMarks.until })
        .from(actionMarks)
        .where(eq(actionMarks.profileId, params.profileId))
        .orderBy(asc(actionMarks.key)),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/action-marks/:mark',
    summary:
      'Puts a notification off to a day from tomorrow to 90 days ahead, or marks it as done or read; reading does not replace another mark. 409 for more than 500 marks.',
    cites,
    addition: 'actionmarks',
    access: ownProfile,
    body: putActionMarkSchema,
    answer: actionMarkSchema,
    handle: ({ params, body, services }) => putMark(params, { key: params.mark, ...body }, services),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/action-marks/:mark',
    summary: 'Deletes a mark. Succeeds too when there is none.',
    cites,
    addition: 'actionmarks',
    access: ownProfile,
    answer: removedActionMarkSchema,
    handle: async ({ params, services }) => {
      await removeMark(params.profileId, params.mark, services)
      return { key: params.mark }
    },
  }),
]
