import type * as z from 'zod/mini'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import {
  type AnswerOnBehalf,
  type NewRollCall,
  type RollCallChoice,
  rollCallChangeSchema,
  rollCallHistorySchema,
  rollCallLimits,
  rollCallPageSchema,
  rollCallPeopleSchema,
  rollCallPreviewSchema,
  rollCallSchema,
  type RollCallState,
} from '#contract/risk/rollCalls.ts'
import {
  mailedAnsweredSchema,
  mailedQuestionSchema,
  type OwnAnswer,
  ownAnsweredSchema,
} from '#contract/risk/rollCallQuestions.ts'
import type { RollCallAnswer } from '#contract/reports/itineraryReport.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { listenToEvents } from '@/http/eventStream'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath, type CompanyRef } from '@/http/paths'

export interface RollCallRef extends CompanyRef {
  rollCallId: string
}
const all = ({ companyId }: CompanyRef) => `/companies/${encodeURIComponent(companyId)}/roll-calls`
const one = ({ companyId, rollCallId }: RollCallRef) => `${all({ companyId })}/${encodeURIComponent(rollCallId)}`
const mailed = (key: string) => `/roll-calls/answer/${encodeURIComponent(key)}`

/** POST companies/{companyId}/roll-calls/preview: whom a roll call would ask. */
export const postRollCallPreview = ({ companyId, ...choice }: CompanyRef & RollCallChoice, signal: AbortSignal) =>
  companyHttp.post(`${all({ companyId })}/preview`, choice, { signal }).then(parseBody(rollCallPreviewSchema))

/** POST companies/{companyId}/roll-calls; 409 `askedRecently` until it is sent with `force`. */
export const postRollCall = ({ companyId, ...asked }: CompanyRef & NewRollCall, signal: AbortSignal) =>
  companyHttp.post(all({ companyId }), asked, { signal }).then(parseBody(rollCallSchema))

/** GET companies/{companyId}/roll-calls: a page of roll calls, or of those about an alert, open ones first. */
export const getRollCalls = (
  { companyId, ...query }: CompanyRef & { pageNumber: number; alertId?: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(all({ companyId }), { params: { ...query, pageSize: rollCallLimits.page }, signal })
    .then(parseBody(rollCallPageSchema))

/** GET companies/{companyId}/roll-calls/{rollCallId} */
export const getRollCall = (ref: RollCallRef, signal: AbortSignal) =>
  companyHttp.get(one(ref), { signal }).then(parseBody(rollCallSchema))

export interface PeopleQuery {
  pageNumber: number
  state: RollCallState | undefined
  search: string
}

/** GET companies/{companyId}/roll-calls/{rollCallId}/people: those who need help first. */
export const getRollCallPeople = (
  { pageNumber, state, search, ...ref }: RollCallRef & PeopleQuery,
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${one(ref)}/people`, {
      params: { pageNumber, pageSize: rollCallLimits.peoplePage, state, ...(search && { search }) },
      signal,
    })
    .then(parseBody(rollCallPeopleSchema))

/** GET companies/{companyId}/roll-calls/{rollCallId}/history: the newest first. */
export const getRollCallHistory = (
  { pageNumber, pageSize, ...ref }: RollCallRef & { pageNumber: number; pageSize: number },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${one(ref)}/history`, { params: { pageNumber, pageSize }, signal })
    .then(parseBody(rollCallHistorySchema))

/** POST companies/{companyId}/roll-calls/{rollCallId}/remind */
export const postRollCallReminder = (ref: RollCallRef, signal: AbortSignal) =>
  companyHttp.post(`${one(ref)}/remind`, undefined, { signal }).then(parseBody(rollCallSchema))

/** POST companies/{companyId}/roll-calls/{rollCallId}/close */
export const postRollCallEnd = (ref: RollCallRef, signal: AbortSignal) =>
  companyHttp.post(`${one(ref)}/close`, undefined, { signal }).then(parseBody(rollCallSchema))

/** POST companies/{companyId}/roll-calls/{rollCallId}/people/{personId}/answer: an answer on behalf of a person. */
export const postAnswerOnBehalf = (
  { personId, answer, reason, ...ref }: RollCallRef & AnswerOnBehalf & { personId: string },
  signal: AbortSignal,
) =>
  companyHttp
    .post(`${one(ref)}/people/${encodeURIComponent(personId)}/answer`, { answer, reason }, { signal })
    .then(parseBody(mayBeEmpty({})))

/** GET companies/{companyId}/roll-calls/{rollCallId}/download: the address of the spreadsheet. */
export const rollCallSheetPath = (ref: RollCallRef): string => `${one(ref)}/download`

/**
 * GET companies/{companyId}/roll-calls/{rollCallId}/events: calls back after every change, until the server ends the
 * stream after some minutes.
 * @param seen the version of the last event
 */
export const listenToRollCall = (
  { seen, ...ref }: RollCallRef & { seen: number },
  listener: {
    signal: AbortSignal
    onOpen: () => void
    onChange: (change: z.infer<typeof rollCallChangeSchema>) => void
  },
): Promise<void> =>
  listenToEvents(
    `${one(ref)}/events`,
    { seen },
    {
      ...listener,
      onEvent: ({ data }) => {
        const change = rollCallChangeSchema.safeParse(data)
        if (change.success) listener.onChange(change.data)
      },
    },
  )

/** GET roll-calls/answer/{key}: the question of a mailed link. 404 unknown or over. It changes nothing. */
export const getMailedQuestion = (key: string, signal: AbortSignal) =>
  companyHttp.get(mailed(key), { signal, isPublic: true }).then(parseBody(mailedQuestionSchema))

/** POST roll-calls/answer/{key}: the first answer counts, later requests get it. */
export const postMailedAnswer = ({ key, answer }: { key: string; answer: RollCallAnswer }, signal: AbortSignal) =>
  companyHttp.post(mailed(key), { answer }, { signal, isPublic: true }).then(parseBody(mailedAnsweredSchema))

/** POST roll-calls/answer/{key}/note: once, shortly after the answer. */
export const postMailedNote = (
  { key, token, note }: { key: string; token: string; note: string },
  signal: AbortSignal,
) =>
  companyHttp.post(`${mailed(key)}/note`, { token, note }, { signal, isPublic: true }).then(parseBody(mayBeEmpty({})))

/** POST .../roll-calls/{rollCallId}/answer: the person's own answer. 409 once the roll call has ended. */
export const postOwnAnswer = (
  { rollCallId, answer, note, ...profileRef }: ProfileRef & OwnAnswer & { rollCallId: string },
  signal: AbortSignal,
) =>
  mainHttp
    .post(
      `${profilePath(profileRef)}/roll-calls/${encodeURIComponent(rollCallId)}/answer`,
      { answer, ...(note && { note }) },
      { signal },
    )
    .then(parseBody(ownAnsweredSchema))
