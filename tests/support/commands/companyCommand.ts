import { runCommand } from './command.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

/** The variables of a server of real people, besides the place of its data. */
export const realPeople = { DEMO: 'false', SEALING_KEY: testSealingKey }

/** Runs `npm run company` with these arguments, as an operator does. */
export const companyCommand = (variables: Record<string, string>, args: readonly string[]) =>
  runCommand('server/commands/company.ts', { ...realPeople, ...variables }, args)
