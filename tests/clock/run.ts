import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { instantOf, type Moment, moments } from './moments.ts'

/** Runs the unit tests on the embedded database at every moment, or those named: `npm run test:clock -- leapDay noon`. */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in moments))
if (unknown.length > 0)
  throw new Error(`No such moment: ${unknown.join(', ')}. There are ${Object.keys(moments).join(', ')}.`)

const shiftDate = pathToFileURL(`${import.meta.dirname}/shiftDate.ts`).href

function passesAt(name: string, moment: Moment): boolean {
  const now = new Date()
  const instant = instantOf(moment, now)
  console.log(`\n${name}: ${new Date(instant).toISOString()} in ${moment.zone}`)
  const env = {
    ...process.env,
    // The clock of another process cannot be moved.
    TEST_DATABASE: 'embedded',
    TZ: moment.zone,
    CLOCK_SHIFT: String(instant - now.getTime()),
    NODE_OPTIONS: `--import=${shiftDate}`,
  }
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { stdio: 'inherit', env })
  return status === 0
}

const failed = Object.entries(moments).filter(
  ([name, moment]) => (named.length === 0 || named.includes(name)) && !passesAt(name, moment),
)
if (failed.length > 0) console.error(`\nFailed at: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
