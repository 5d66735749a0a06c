import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { momentOfDay } from '../clock/moments.ts'
import { budgetSeconds } from './budget.ts'
import { type DearFile, journeyFiles, unitFiles } from './dearestFiles.ts'
import { runTimed, type Taken } from './processorTime.ts'

/**
 * Runs every stage of `npm test`, or of `npm run test:all` with `--all`. The first failure ends the run. The end shows
 * the processor time of each stage and of the dearest files. Time never fails a run: it tells about the machine as well.
 */
const isAll = process.argv.includes('--all')

/** Scripts of package.json. `test:all` asks more of the same tests, and the unit tests again at another moment. */
const stages = isAll
  ? ['check', 'test:unit', 'build', 'journeys', `test:clock -- ${momentOfDay(new Date())}`]
  : ['check', 'test:unit', 'build', 'journeys -- --main']
const more = isAll ? { LONG_FUZZ: 'yes', EVERY_LOOK: 'yes' } : {}

const reports = mkdtempSync(join(tmpdir(), 'waymark-stages-'))
const files = { unit: join(reports, 'unit.jsonl'), journeys: join(reports, 'journeys.json') }

type Stage = Taken & { script: string }

function runStage(script: string): Stage {
  const forUnit = script === 'test:unit' && { FILE_TIMES: files.unit }
  const env = { ...process.env, ...more, ...forUnit, PLAYWRIGHT_JSON_OUTPUT_NAME: files.journeys }
  return { script, ...runTimed(`npm run ${script}`, env) }
}

const line = (label: string, { processor, wall }: Pick<Taken, 'processor' | 'wall'>) =>
  `${(processor?.toFixed(0) ?? '?').padStart(8)} s ${wall.toFixed(0).padStart(8)} s  ${label}`

function tell(taken: Stage[]): void {
  console.log('\nProcessor  On the clock')
  for (const stage of taken) console.log(line(stage.script, stage))
  const sum = (of: (stage: Stage) => number) => taken.reduce((total, stage) => total + of(stage), 0)
  const processor = sum((stage) => stage.processor ?? 0)
  console.log(line('all stages', { processor, wall: sum(({ wall }) => wall) }))
  console.log('\nThe ten dearest files, in processor seconds')
  const journeys = taken.find(({ script }) => script.startsWith('journeys'))?.processor ?? 0
  const dearest = [...unitFiles(files.unit), ...journeyFiles(files.journeys, journeys)]
  for (const file of dearest.toSorted(byCost).slice(0, 10))
    console.log(`${file.seconds.toFixed(0).padStart(8)} s  ${file.file}`)
  if (!isAll && processor > budgetSeconds)
    console.warn(`\nThis is more than the budget of ${budgetSeconds} processor seconds (tests/stages/budget.ts).`)
}

const byCost = (one: DearFile, other: DearFile) => other.seconds - one.seconds

function main(): number {
  const taken: Stage[] = []
  for (const script of stages) {
    const stage = runStage(script)
    taken.push(stage)
    if (stage.status === 0) continue
    tell(taken)
    console.error(`\nThe stage "${script}" failed. It runs alone with: npm run ${script}`)
    return 1
  }
  tell(taken)
  return 0
}

try {
  process.exitCode = main()
} finally {
  rmSync(reports, { recursive: true, force: true })
}
