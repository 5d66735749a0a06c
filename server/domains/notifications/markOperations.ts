import { asc, eq } from 'drizzle-orm'
import {
  actionMarkListSchema,
  actionMarkSchema,
  putActionMarkSchema,
  removedActionMarkSchema,
} from '#contract/actions.ts'
import { actionMarks } from '#server/db/schema/notifications.ts'
import { putMark, removeMark } from '#server/domains/notifications/marks.ts'
import { ownProfile } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const cites = 'Beyond §7'

export const actionOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/action-marks',
    summary: 'What the person has read, put off or ticked off in the action centre.',
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
      'Puts something off to a day from tomorrow to 90 days ahead, ticks it off, or marks it as read, which leaves another mark as it is. 409 beyond 500 of them.',
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
    summary: 'Takes a mark away; one that is not there is gone already.',
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
