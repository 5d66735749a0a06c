import { z } from 'zod'
import { absenceListSchema, newAbsenceSchema } from '#contract/approvals/absences.ts'
import { approvalLimits } from '#contract/approvals/approvalRules.ts'
import {
  approvalListStatuses,
  approvalPageSchema,
  approvalPreviewSchema,
  approvalSchema,
  decidedListSchema,
  decidedSchema,
  decisionRequestSchema,
  mailedApprovalSchema,
  mailedDecisionSchema,
  previewRequestSchema,
} from '#contract/approvals/approvals.ts'
import { remindedSchema } from '#contract/trips/tripApproval.ts'
import { companyAdmin, keyHolder, ownProfile, profileReader } from '#server/http/access/access.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { operation } from '#server/http/operations/operation.ts'
import { absencesOf, addAbsence, removeAbsence } from './absences.ts'
import { decideSeveral } from './decideSeveral.ts'
import { questionList, questionOf } from './listQuestions.ts'
import { answerByKey, mailedQuestion } from './mailedAnswer.ts'
import { previewApproval } from './preview.ts'
import { remindDecider } from './remind.ts'

const shared = { cites: 'Beyond §7; §3 Travel policy, §4', addition: 'approvals' } as const
const own = { ...shared, api: 'main', access: ownProfile } as const
const mailed = { ...shared, api: 'company', access: keyHolder } as const
const path = '/companies/:companyId/profiles/:profileId'
const wrongKey = '404 for a key that is unknown or whose holder may not decide any more, 429 after many unknown ones.'

/** The calls of people who approve trips, and of those who wait for them. */
export const approvalOperations = [
  operation({
    ...own,
    method: 'get',
    path: `${path}/approvals`,
    summary:
      'Lists the questions about trips that the person was asked: those that wait, the soonest due first, or the others, newest first.',
    query: z.object({ status: z.enum(approvalListStatuses).default('waiting'), ...pageQuery(approvalLimits.page) }),
    answer: approvalPageSchema,
    handle: ({ params, query, language, services }) => questionList(params, query, language, services),
  }),
  operation({
    ...own,
    method: 'get',
    path: `${path}/approvals/:approvalId`,
    summary: 'Returns one of them, with the other trips of the traveler around those days.',
    answer: approvalSchema,
    handle: ({ params, language, services }) => questionOf(params, language, services),
  }),
  operation({
    ...own,
    method: 'post',
    path: `${path}/approvals/decisions`,
    summary:
      'Answers one question or several with the same decision. Each is decided once: where somebody was first, it says who, and what the person may no longer decide stays. 404 where the person was not asked one of them.',
    body: decisionRequestSchema,
    answer: decidedListSchema,
    handle: ({ params, body, services }) => decideSeveral(params, body, services),
  }),
  operation({
    ...mailed,
    method: 'get',
    path: '/approvals/answer/:key',
    summary: `Returns the question of a mailed link. It changes nothing. ${wrongKey}`,
    answer: mailedApprovalSchema,
    handle: ({ params: { key }, language, network, services }) => mailedQuestion(key, language, { network, services }),
  }),
  operation({
    ...mailed,
    method: 'post',
    path: '/approvals/answer/:key',
    summary: `Answers the question of a mailed link, once. ${wrongKey}`,
    body: mailedDecisionSchema,
    answer: decidedSchema,
    handle: ({ params: { key }, body, network, services }) => answerByKey(key, body, { network, services }),
  }),
  operation({
    ...shared,
    api: 'main',
    access: profileReader,
    method: 'post',
    path: `${path}/trips/:bookingId/approval/reminder`,
    summary:
      'Reminds the person who has to decide about a trip by a mail. 409 `notWaiting` where nobody has to, `alreadyReminded` within an hour of the last mail.',
    answer: remindedSchema,
    handle: ({ params, services }) => remindDecider(params, services),
  }),
  operation({
    ...shared,
    api: 'company',
    access: companyAdmin,
    method: 'post',
    path: '/admin/companies/:companyId/approval-preview',
    summary: 'Says who would be asked about a trip of an employee today, by the rules of the body.',
    body: previewRequestSchema,
    answer: approvalPreviewSchema,
    handle: ({ params, body, services }) => previewApproval(params.companyId, body, services),
  }),
  operation({
    ...own,
    method: 'get',
    path: `${path}/absences`,
    summary: 'Lists the days on which the person does not approve trips, and who does meanwhile.',
    answer: absenceListSchema,
    handle: ({ params, services }) => absencesOf(params, services),
  }),
  operation({
    ...own,
    method: 'post',
    path: `${path}/absences`,
    summary: 'Enters such days. 400 where they overlap others, or the stand-in is not an active employee.',
    creates: true,
    body: newAbsenceSchema,
    answer: absenceListSchema,
    handle: ({ params, body, services }) => addAbsence(params, body, services),
  }),
  operation({
    ...own,
    method: 'delete',
    path: `${path}/absences/:absenceId`,
    summary: 'Removes them.',
    answer: absenceListSchema,
    handle: ({ params, services }) => removeAbsence(params, services),
  }),
]
