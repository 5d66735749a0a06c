import { answerEvents } from '#tests/support/page/network.ts'

export const rollCallsPath = '/companies/aurora/roll-calls'
export const rollCallPath = `${rollCallsPath}/rc-1`

/** The page of a roll call, open for a risk advisor. */
export const rollCallScene = {
  path: '/find-travelers/roll-calls/rc-1',
  route: '/find-travelers/roll-calls/:rollCallId',
  whoami: { roles: ['RiskAdvisor' as const] },
}

/** Answers with a stream of events of the roll call, and returns the way to add to it. */
export const answerRollCallEvents = () => answerEvents(`${rollCallPath}/events`).send
