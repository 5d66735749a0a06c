import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

const report = process.env.FILE_TIMES

/** Reports what a file took of the processor, from here until its last test, where `npm test` asks for it. */
export function reportFileTime(): void {
  if (!report) return
  const began = secondsSoFar()
  afterAll(() => {
    const { testPath: file } = expect.getState()
    appendFileSync(report, `${JSON.stringify({ file, seconds: secondsSoFar() - began })}\n`)
  })
}

/** Seconds of this process and, where the system keeps account of them, of those it started and has seen end. */
function secondsSoFar(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (existsSync(ownFigures) ? secondsOfChildren(readFileSync(ownFigures, 'utf8')) : 0)
}

const ownFigures = '/proc/self/stat'
const ticksPerSecond = 100

/** The 16th and 17th figure; the second is a name in brackets, which may have spaces. */
function secondsOfChildren(stat: string): number {
  const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(figures[13]) + Number(figures[14])) / ticksPerSecond
}
