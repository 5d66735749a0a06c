import { z } from 'zod'
import { cultureCode, recordId } from '#contract/wire/envelope.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import {
  answerOnBehalfSchema,
  newRollCallSchema,
  rollCallChoiceSchema,
  rollCallHistorySchema,
  rollCallLimits,
  rollCallPageSchema,
  rollCallPeopleSchema,
  rollCallPreviewSchema,
  rollCallSchema,
  rollCallStates,
} from '#contract/risk/rollCalls.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { answerOnBehalf } from '#server/domains/risk/rollCalls/answers.ts'
import { askRollCall, previewRollCall } from '#server/domains/risk/rollCalls/ask.ts'
import { choiceSubject, recordRollCallView } from '#server/domains/risk/rollCalls/recordRollCallView.ts'
import { rollCallChanges } from '#server/domains/risk/rollCalls/changes.ts'
import { listPeople } from '#server/domains/risk/rollCalls/people.ts'
import { listRollCalls, readRollCall, rollCallHistory } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { rollCallSheet } from '#server/domains/risk/rollCalls/rollCallSheet.ts'
import { closeRollCall, remindRollCall } from '#server/domains/risk/rollCalls/runRollCall.ts'
import { companyRisk } from '#server/http/access/riskAccess.ts'
import { cultureFor, languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { api: 'company', access: companyRisk, cites: 'Beyond §7; §6', addition: 'rollcalls' } as const

/** The calls of a risk advisor about roll calls. */
export const rollCallOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/roll-calls/preview',
    summary: 'Tells whom a roll call would ask, and who cannot be reached. Nothing is stored or sent.',
    body: rollCallChoiceSchema,
    answer: rollCallPreviewSchema,
    handle: async ({ caller, params: { companyId }, body, services }) => {
      const preview = await previewRollCall(companyId, body, services)
      await recordRiskView(caller, { kind: 'rollCallPreview', subject: choiceSubject(body) }, services)
      return preview
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/roll-calls',
    summary:
      'Asks the travelers of a search, or of single trips, whether they are safe, each once; or sends them an announcement. 409 without people, for too many, and without `force` when some were asked a few minutes ago.',
    creates: true,
    body: newRollCallSchema,
    answer: rollCallSchema,
    handle: ({ caller, body, services }) => askRollCall(body, caller, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls',
    summary:
      'Lists the roll calls of the company, or those about an alert, with their counts by page, open ones first.',
    query: z.strictObject({ ...pageQuery(rollCallLimits.page), alertId: z.optional(recordId) }),
    answer: rollCallPageSchema,
    handle: ({ params: { companyId }, query, services: { db, now } }) =>
      listRollCalls(db, companyId, { ...query, now: now() }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls/:rollCallId',
    summary: 'Returns a roll call with its counts.',
    answer: rollCallSchema,
    handle: ({ params, services: { db, now } }) => readRollCall(db, params, now()),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls/:rollCallId/people',
    summary:
      'Lists the people of a roll call by page, with place, hotel, telephone and answer: those who need help first, then those without an answer. While it is open, the emergency contact is included for a person who needs help or has not answered since a reminder, and the view is recorded.',
    query: z.strictObject({
      ...pageQuery(rollCallLimits.peoplePage),
      state: z.optional(z.enum(rollCallStates)),
      search: searchTerm,
    }),
    answer: rollCallPeopleSchema,
    handle: async ({ caller, params, query, language, services }) => {
      const rollCall = await readRollCall(services.db, params, services.now())
      await recordRollCallView(caller, params.rollCallId, services)
      return listPeople(params, query, { language, services, rollCall })
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls/:rollCallId/history',
    summary: 'Lists what happened in a roll call by page, the newest first.',
    query: z.strictObject(pageQuery(rollCallLimits.page)),
    answer: rollCallHistorySchema,
    handle: async ({ caller, params, query, services }) => {
      const history = await rollCallHistory(services.db, params, { ...query, now: services.now() })
      await recordRollCallView(caller, params.rollCallId, services)
      return history
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls/:rollCallId/events',
    summary:
      'Sends the version and the counts of a roll call after every change, for up to five minutes. With `seen`, the id of the last event, it begins with the next change. 429 for more than three streams of one person.',
    query: z.strictObject({ seen: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    answer: 'events',
    handle: ({ caller, params, query: { seen }, services }) => rollCallChanges(params, { seen, caller, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/roll-calls/:rollCallId/download',
    summary: 'Returns the people of a roll call and their answers as an xlsx file. No cell is a formula.',
    query: z.strictObject({ cultureCode: z.optional(cultureCode) }),
    answer: 'spreadsheet',
    handle: async ({ caller, params, query, language, services }) => {
      await readRollCall(services.db, params, services.now())
      await recordRollCallView(caller, params.rollCallId, services)
      return rollCallSheet(params, {
        profileId: caller.profileId,
        culture: cultureFor(query.cultureCode, language),
        language: languageOfCulture(query.cultureCode, language),
        services,
      })
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/roll-calls/:rollCallId/remind',
    summary:
      'Mails the question again to the people without an answer. 409 within ten minutes of the last mail, when all have answered, and once it is closed.',
    answer: rollCallSchema,
    handle: ({ caller, params, services }) => remindRollCall(params, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/roll-calls/:rollCallId/close',
    summary: 'Ends a roll call: it takes no more answers. A closed one is returned as it is.',
    answer: rollCallSchema,
    handle: ({ caller, params, services }) => closeRollCall(params, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/roll-calls/:rollCallId/people/:personId/answer',
    summary: 'Records an answer on behalf of a person, with the reason. 409 once the roll call is closed.',
    creates: true,
    body: answerOnBehalfSchema,
    answer: mayBeEmpty({}),
    handle: async ({ caller, params, body, services }) => {
      await answerOnBehalf(params, body, { caller, services })
      return {}
    },
  }),
]
