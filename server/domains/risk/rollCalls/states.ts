import { and, eq, sql, type SQL } from 'drizzle-orm'
import { rollCallStates, type RollCallState } from '#contract/risk/rollCalls.ts'
import { rollCallPeople, rollCalls } from '#server/db/schema/risk/rollCalls.ts'

export type RollCallRow = typeof rollCalls.$inferSelect

/** Identifies a roll call of a company. */
export interface RollCallRef {
  companyId: string
  rollCallId: string
}

/** Condition: this roll call of the company. */
export const rollCallCondition = ({ companyId, rollCallId }: RollCallRef): SQL | undefined =>
  and(eq(rollCalls.companyId, companyId), eq(rollCalls.id, rollCallId))

/** Condition: the people of this roll call of the company. */
export const peopleOfCondition = ({ companyId, rollCallId }: RollCallRef): SQL | undefined =>
  and(eq(rollCallPeople.companyId, companyId), eq(rollCallPeople.rollCallId, rollCallId))

/** The state of a person; each has exactly one. */
export const stateOfPerson = sql<RollCallState>`coalesce(${rollCallPeople.answer}, case when ${rollCallPeople.isReachable} then 'noAnswer' else 'unreachable' end)`

/** Number of a state in the order of `rollCallStates`, the most urgent first. */
export const urgencyOfPerson = sql`array_position(array[${sql.join(
  rollCallStates.map((state) => sql`${state}`),
  sql`, `,
)}]::text[], ${stateOfPerson})`

const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const inState = (state: RollCallState) => counted(sql`${stateOfPerson} = ${state}`)

/** Counts of people by state, for a query over people. */
export const countColumns = {
  people: sql<number>`count(*)`.mapWith(Number),
  safe: inState('safe'),
  needsHelp: inState('needsHelp'),
  noAnswer: inState('noAnswer'),
  unreachable: inState('unreachable'),
  onBehalf: counted(sql`${rollCallPeople.way} = 'advisor'`),
}

export const noCounts = { people: 0, safe: 0, needsHelp: 0, noAnswer: 0, unreachable: 0, onBehalf: 0 }
