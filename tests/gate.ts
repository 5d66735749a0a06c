import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateCount, Probe, Routes } from '#tests/support/run/gateCount.ts'

/**
 * Runs every test about access, and adds up their attempts: each route of the API, the booking tool, the identity
 * provider and provisioning for each kind of person and without one; gained and kept permissions; the content of a
 * copied database; floods of mails and sign-ins; kills of the server; sign-in loops.
 */
const tests = globSync([
  'tests/server/http/{access,isolation,badInput}.test.ts',
  'tests/server/process/kill.test.ts',
  'tests/server/bookingTool/**/tool*.test.ts',
  'tests/server/identity/identityGate.test.ts',
  'tests/server/scim/{scimAccess,scimTokens}.test.ts',
  'tests/server/admin/secondYes.test.ts',
  'tests/server/db/{storedSecrets,secretNumbers}.test.ts',
  'tests/server/mail/letterPause.test.ts',
  'tests/server/session/signInLimits.test.ts',
  'tests/**/signInLoop*.test.{ts,tsx}',
])

function run(): { counts: GateCount[]; isPassed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-gate-'))
  const file = join(folder, 'counts.jsonl')
  const env = { ...process.env, GATE_COUNTS: file }
  const { status } = spawnSync('vitest', ['run', ...tests, '--reporter=dot'], { env, stdio: 'inherit' })
  const counts = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)
  rmSync(folder, { recursive: true })
  return { counts: counts.map((line) => JSON.parse(line) as GateCount), isPassed: status === 0 }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const distinct = (texts: string[]) => new Set(texts).size

function report({ counts, isPassed }: ReturnType<typeof run>) {
  const probes = counts.filter((each): each is Probe => 'routes' in each)
  const lineOf = (routes: Routes) => {
    const own = probes.filter((each) => each.routes === routes)
    const [routesTried, people] = [
      distinct(own.map(({ route }) => route)),
      distinct(own.map(({ principal }) => principal)),
    ]
    return `${routes}: ${routesTried} routes × ${people} principals, ${own.length} requests`
  }
  const leaks = probes.filter(({ leaked }) => leaked).length
  const broken = probes.filter(({ status }) => status >= 500).length
  const kills = counts.flatMap((each) => ('kills' in each ? each : []))
  const signIns = counts.flatMap((each) => ('signIns' in each ? each : []))
  const [lost, loops] = [sum(kills.map((each) => each.lost)), sum(signIns.map((each) => each.loops))]
  for (const routes of ['operations', 'tool', 'identity', 'scim'] as const) console.log(lineOf(routes))
  console.log(`leaks ${leaks}, 5xx ${broken}`)
  console.log(`kills ${sum(kills.map((each) => each.kills))}, lost ${lost}`)
  console.log(`sign-ins ${sum(signIns.map((each) => each.signIns))}, loops ${loops}`)
  return isPassed && leaks + broken + lost + loops === 0
}

process.exitCode = report(run()) ? 0 : 1
