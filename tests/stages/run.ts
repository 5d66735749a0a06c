import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureMachine } from './machine.ts'
import { slowestFiles, type SlowFile } from './slowestFiles.ts'

/**
 * Runs every stage of `npm test`. The first failure ends the run. The end shows the time of each stage. A stage that
 * takes half as long again as its budget fails, but only on an idle machine.
 */
interface Stage {
  script: string
  /** Seconds on a machine of pace 1. */
  budget: number
}

const stages: Stage[] = [
  { script: 'check', budget: 100 },
  { script: 'test:unit', budget: 400 },
  { script: 'build', budget: 30 },
  { script: 'journeys', budget: 650 },
]

interface Taken extends Stage {
  seconds: number
}

const reports = mkdtempSync(join(tmpdir(), 'waymark-stages-'))
const files = { unit: join(reports, 'unit.json'), journeys: join(reports, 'journeys.json') }

function runStage(stage: Stage): Taken | undefined {
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', stage.script], {
    stdio: 'inherit',
    env: { ...process.env, UNIT_REPORT: files.unit, PLAYWRIGHT_JSON_OUTPUT_NAME: files.journeys },
  })
  return status === 0 ? { ...stage, seconds: (performance.now() - began) / 1000 } : undefined
}

const say = (label: string, seconds: number, more = '') =>
  console.log(`${seconds.toFixed(0).padStart(6)} s  ${label}${more}`)

function tell(taken: Taken[], slowest: SlowFile[]): void {
  console.log('\nWhere the time went')
  for (const { script, seconds, budget } of taken) say(script, seconds, ` (of ${budget} s)`)
  const total = taken.reduce((sum, { seconds }) => sum + seconds, 0)
  say('all stages', total)
  console.log('\nThe ten slowest files')
  for (const { file, seconds } of slowest.slice(0, 10)) say(file, seconds)
}

async function main(): Promise<number> {
  const before = await measureMachine()
  const taken: Taken[] = []
  for (const stage of stages) {
    const done = runStage(stage)
    if (!done) {
      console.error(`\nThe stage "${stage.script}" failed. It runs alone with: npm run ${stage.script}`)
      return 1
    }
    taken.push(done)
  }
  tell(taken, slowestFiles(files))
  const after = await measureMachine()
  const pace = Math.max(1, before.pace, after.pace)
  const late = taken.filter(({ seconds, budget }) => seconds > budget * pace * 1.5)
  if (late.length === 0) return 0
  const names = late.map(({ script }) => script).join(', ')
  if (before.isBusy || after.isBusy) {
    console.log(`\nOver budget, on a machine that does other things too, so it counts for nothing: ${names}.`)
    return 0
  }
  console.error(
    `\nEverything passed, but too slowly: ${names} took more than half as long again as the budget in tests/stages/run.ts, and the machine was quiet. The slowest files above say where to look.`,
  )
  return 1
}

process.exitCode = await main().finally(() => rmSync(reports, { recursive: true, force: true }))
