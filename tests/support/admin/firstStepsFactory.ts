import { firstStepNames, type FirstStepName, type FirstSteps } from '#contract/admin/firstSteps.ts'

/** The first steps of a company that has completed some of them. */
export const makeFirstSteps = (done: readonly FirstStepName[], changed: Partial<FirstSteps> = {}): FirstSteps => ({
  steps: firstStepNames.map((name) => ({ name, isDone: done.includes(name) })),
  settled: [],
  isPutAway: false,
  ...changed,
})
