import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowestFiles, type SlowFile } from './slowestFiles.ts'

/**
 * Runs every stage of `npm test`. The first failure ends the run. The end shows the time of each stage and of the
 * slowest files. Time alone never fails a run, because it tells more about the machine than about the tests.
 */
const stages = ['check', 'test:unit', 'build', 'journeys']

interface Taken {
  script: string
  seconds: number
}

const reports = mkdtempSync(join(tmpdir(), 'waymark-stages-'))
const files = { unit: join(reports, 'unit.json'), journeys: join(reports, 'journeys.json') }

function runStage(script: string): Taken | undefined {
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', script], {
    stdio: 'inherit',
    env: { ...process.env, UNIT_REPORT: files.unit, PLAYWRIGHT_JSON_OUTPUT_NAME: files.journeys },
  })
  return status === 0 ? { script, seconds: (performance.now() - began) / 1000 } : undefined
}

const say = (label: string, seconds: number) => console.log(`${seconds.toFixed(0).padStart(6)} s  ${label}`)

function tell(taken: Taken[], slowest: SlowFile[]): void {
  console.log('\nWhere the time went')
  for (const { script, seconds } of taken) say(script, seconds)
  const total = taken.reduce((sum, { seconds }) => sum + seconds, 0)
  say('all stages', total)
  console.log('\nThe ten slowest files')
  for (const { file, seconds } of slowest.slice(0, 10)) say(file, seconds)
}

function main(): number {
  const taken: Taken[] = []
  for (const script of stages) {
    const done = runStage(script)
    if (!done) {
      console.error(`\nThe stage "${script}" failed. It runs alone with: npm run ${script}`)
      return 1
    }
    taken.push(done)
  }
  tell(taken, slowestFiles(files))
  return 0
}

try {
  process.exitCode = main()
} finally {
  rmSync(reports, { recursive: true, force: true })
}
