import { z } from 'zod'
import { invitationAnswerSchema } from '#contract/events/groupTravelChanges.ts'
import { textLine } from '#contract/fields/fields.ts'
import { cultureCode } from '#contract/wire/envelope.ts'
import { groupInvitationSchema } from '#contract/events/groupInvitations.ts'
import { answerByKey, invitationCalendar, invitationOf } from '#server/domains/events/invitation/invitation.ts'
import { keyHolder } from '#server/http/access/access.ts'
import { cultureFor, languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = {
  api: 'company',
  path: '/group-invitations/:shareableId',
  cites: 'Beyond §7; §2, §4',
  addition: 'groupinvitation',
  access: keyHolder,
  answer: groupInvitationSchema,
} as const

/** The public page of an event. */
export const groupInvitationOperations = [
  operation({
    ...shared,
    method: 'get',
    summary:
      'Returns an event by its public address, and with a mailed key the invitation. 404 before it is confirmed, 429 after 30 wrong addresses or keys in ten minutes.',
    query: z.strictObject({ key: z.optional(textLine(100)) }),
    handle: ({ params, query, network, language, services }) =>
      invitationOf(params.shareableId, query.key, { network, language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/group-invitations/:shareableId/calendar',
    summary: 'Returns an event as an iCalendar file by its public address. Errors as for GET group-invitations.',
    addition: 'groupcalendar',
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: 'calendar',
    handle: ({ params, query, network, language, services }) => {
      const culture = cultureFor(query.cultureCode, language)
      const visitor = { network, language: languageOfCulture(culture, language), services }
      return invitationCalendar(params.shareableId, culture, visitor)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    summary:
      'Accepts or declines an invitation by its mailed key; the answer can change until the last day for answers. 409 when the event takes no more answers, 410 when the key has expired, 429 as for GET.',
    body: invitationAnswerSchema,
    handle: ({ params, body, network, language, services }) =>
      answerByKey(params.shareableId, body, { network, language, services }),
  }),
]
