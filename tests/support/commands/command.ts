import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sharedEnvironment } from '#tests/support/process/serverProcess.ts'

/** Runs a command of the server (`server/commands/backup.ts`) as an operator does. Returns its exit code and output. */
export async function runCommand(script: string, variables: Record<string, string>, args: readonly string[] = []) {
  const env = { ...sharedEnvironment(), DATABASE_URL: '', ...variables }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += String(piece)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
