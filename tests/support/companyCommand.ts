import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sharedEnvironment } from './serverProcess.ts'
import { testSealingKey } from './testEnv.ts'

/** What a server of real people is started with, besides where its data is. */
export const realPeople = { DEMO: 'false', SEALING_KEY: testSealingKey }

/** `npm run company` with these arguments, as whoever sets up a server runs it. */
export async function companyCommand(variables: Record<string, string>, args: readonly string[]) {
  const env = { ...sharedEnvironment(), DATABASE_URL: '', ...realPeople, ...variables }
  const child = spawn(process.execPath, ['server/company.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += String(piece)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
