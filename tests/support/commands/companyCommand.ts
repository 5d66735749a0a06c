import { runCommand } from './command.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

/** What a server of real people is started with, besides where its data is. */
export const realPeople = { DEMO: 'false', SEALING_KEY: testSealingKey }

/** `npm run company` with these arguments, as whoever sets up a server runs it. */
export const companyCommand = (variables: Record<string, string>, args: readonly string[]) =>
  runCommand('server/commands/company.ts', { ...realPeople, ...variables }, args)
