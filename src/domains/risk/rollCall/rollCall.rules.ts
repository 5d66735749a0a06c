import { minuteMs } from '#contract/time/durations.ts'
import * as z from 'zod/mini'
import { requiredLine, textBlock } from '#contract/fields/fields.ts'
import {
  type NewRollCall,
  type RollCall,
  type RollCallCounts,
  rollCallKinds,
  rollCallLimits,
  type RollCallState,
  rollCallStates,
} from '#contract/risk/rollCalls.ts'
import { rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { Tone } from '@/ui/tone'
import type { PeopleQuery } from './rollCall.api'

/** The address of the list of roll calls. The server sorts it. */
export const rollCallTable: TableShape = { sortable: [], defaultSort: { key: 'askedAt', direction: 'desc' } }

/** The address of the people of a roll call, and the query it stands for. */
export const peopleTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'state', direction: 'asc' },
  filters: { state: rollCallStates },
}
export const peopleQuery = ({ pageNumber, search, filters }: TableState): PeopleQuery => ({
  pageNumber,
  search,
  state: rollCallStates.find((state) => state === filters['state']?.[0]),
})

export const stateTones: Record<RollCallState, Tone> = {
  needsHelp: 'danger',
  noAnswer: 'warning',
  unreachable: 'warning',
  safe: 'success',
}

/** A state in words; people of an announcement are informed and need not answer. */
export const shownState = (state: RollCallState, { kind }: Pick<RollCall, 'kind'>): RollCallState | 'informed' =>
  kind === 'announcement' && state === 'noAnswer' ? 'informed' : state

/** The share of the people with an answer, 0 to 1; 0 for nobody. */
export const answeredShare = ({ people, safe, needsHelp }: RollCallCounts): number =>
  people === 0 ? 0 : (safe + needsHelp) / people

/** The form of a new roll call. An announcement has no question, so it needs a text. */
export const askSchema = z
  .object({
    kind: z.enum(rollCallKinds),
    about: requiredLine(rollCallLimits.about),
    note: textBlock(rollCallLimits.note),
  })
  .check(z.refine(({ kind, note }) => kind === 'rollCall' || note !== '', { error: 'required', path: ['note'] }))
export type AskValues = z.infer<typeof askSchema>

/** The request of a form. */
export const newRollCall = (
  { kind, about, note }: AskValues,
  choice: Pick<NewRollCall, 'query' | 'excluded' | 'bookingIds' | 'alertId'>,
): NewRollCall => ({ kind, about, ...(note && { note }), ...choice })

export const onBehalfSchema = z.object({
  answer: z.enum(rollCallAnswers, { error: 'choice' }),
  reason: requiredLine(rollCallLimits.reason),
})
export type OnBehalfValues = z.infer<typeof onBehalfSchema>

/** Whole minutes until an instant, at least 1; undefined once it is over. */
export function minutesUntil(instant: string | null, now: Date): number | undefined {
  const left = instant === null ? 0 : Date.parse(instant) - now.getTime()
  return left > 0 ? Math.ceil(left / minuteMs) : undefined
}
