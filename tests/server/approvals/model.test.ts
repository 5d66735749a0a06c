import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/time/durations.ts'
import { openHistoryDesk, type StoredTrip } from '#tests/support/approvals/historyDesk.ts'
import { agrees, isApproved, isInTime, isPaidOnce, openDecisions } from '#tests/support/approvals/historyProperties.ts'
import { endedOtherwise, histories, plans, type History } from '#tests/support/approvals/historySteps.ts'
import { newWorld, openPlay } from '#tests/support/approvals/playHistory.ts'
import { fuzz } from '#tests/support/run/fuzz.ts'

// Trips that wait for approval, through histories that nobody thought of, beside a model of decision 63.

let desk: Awaited<ReturnType<typeof openHistoryDesk>>
beforeAll(async () => {
  desk = await openHistoryDesk()
})
afterAll(() => desk.close())

/** A moved clock (tests/clock) plays no more of them than `npm test`. */
const isLong = process.env.LONG_FUZZ && !process.env.CLOCK_SHIFT
const numRuns = isLong ? 10_000 : 40

test(`${numRuns} histories end as the model says`, async () => {
  const began = Math.floor(+desk.clock.now / hourMs) * hourMs
  const isAsExpected = fc.asyncProperty(histories, (history) => desk.undo(() => run(history, began)))
  await fc.assert(isAsExpected, { seed: fuzz.seed, numRuns, examples: endedOtherwise })
}, 3_600_000)

async function run({ begins, plan, steps }: History, began: number): Promise<void> {
  const world = newWorld(desk, began + begins * hourMs, plan)
  desk.clock.now = new Date(world.now)
  await desk.begin(plans[plan]!.body)
  let stored: StoredTrip[] = []
  const { play, ids, isAskedAbout } = openPlay(desk, world, () => stored)
  const areDecidedOnce = openDecisions()
  for (const step of steps) {
    const [real, model] = (await play(step)) ?? []
    expect(real, `the answer to "${step.do}"`).toEqual(model)
    stored = await desk.stored(ids)
    isApproved(stored, world, isAskedAbout)
    isPaidOnce(stored, world)
    if (step.do === 'wait' && !step.isClockLate) isInTime(stored, world)
    areDecidedOnce(stored)
    agrees(stored, world)
  }
}
