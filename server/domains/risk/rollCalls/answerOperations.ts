import { mayBeEmpty } from '#contract/wire/lenient.ts'
import {
  mailedAnsweredSchema,
  mailedAnswerSchema,
  mailedNoteSchema,
  mailedQuestionSchema,
  ownAnsweredSchema,
  ownAnswerSchema,
} from '#contract/risk/rollCallQuestions.ts'
import { answerOwn } from '#server/domains/risk/rollCalls/answers.ts'
import { answerByKey, noteByKey, questionOf } from '#server/domains/risk/rollCalls/mailedAnswer.ts'
import { keyHolder } from '#server/http/access/access.ts'
import { ownRisk } from '#server/http/access/riskAccess.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = { cites: 'Beyond §7; §2', addition: 'rollcalls' } as const
const mailed = { ...shared, api: 'company', access: keyHolder } as const
const refusals = '404 for a key that is unknown or whose roll call has ended, 429 after 60 unknown ones in ten minutes.'

/** The calls of a person who is asked whether they are safe. */
export const rollCallAnswerOperations = [
  operation({
    ...mailed,
    method: 'get',
    path: '/roll-calls/answer/:key',
    summary: `Returns the question of a mailed link, or the answer given to it. It changes nothing. ${refusals}`,
    answer: mailedQuestionSchema,
    handle: ({ params: { key }, language, network, services }) => questionOf(key, language, { network, services }),
  }),
  operation({
    ...mailed,
    method: 'post',
    path: '/roll-calls/answer/:key',
    summary: `Stores the answer of a mailed link. The person’s first one counts, and a call for help after it; every other later request gets the stored one. ${refusals}`,
    body: mailedAnswerSchema,
    answer: mailedAnsweredSchema,
    handle: ({ params: { key }, body, network, services }) => answerByKey(key, body.answer, { network, services }),
  }),
  operation({
    ...mailed,
    method: 'post',
    path: '/roll-calls/answer/:key/note',
    summary: `Adds a note to an answer by a mailed link, once, within half an hour of it. 409 later. ${refusals}`,
    body: mailedNoteSchema,
    answer: mayBeEmpty({}),
    handle: async ({ params: { key }, body, network, services }) => {
      await noteByKey(key, body, { network, services })
      return {}
    },
  }),
  operation({
    ...shared,
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/roll-calls/:rollCallId/answer',
    summary:
      'Stores the person’s own answer to an open roll call; it can change until the roll call ends. 404 for one that does not ask them, 409 once it has ended.',
    access: ownRisk,
    creates: true,
    body: ownAnswerSchema,
    answer: ownAnsweredSchema,
    handle: ({ params, body, services }) => answerOwn(params, body, services),
  }),
]
