import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A file of tests, and the processor seconds it took. */
export interface DearFile {
  file: string
  seconds: number
}

interface JourneySuite {
  file: string
  suites?: JourneySuite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

/** The files of unit tests: each process reports what it used from one file to the next (`support/run/fileTimes.ts`). */
export function unitFiles(report: string): DearFile[] {
  if (!existsSync(report)) return []
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as DearFile)
    .map(({ file, seconds }) => ({ file: relative('.', file), seconds }))
}

/** The files of journeys. A browser works for many files, so the stage's time is divided by how long each file ran. */
export function journeyFiles(report: string, stageSeconds: number): DearFile[] {
  if (!existsSync(report)) return []
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: JourneySuite[] }
  const files = suites.map((suite) => ({ file: `tests/journeys/${suite.file}`, duration: durationOf(suite) }))
  const all = files.reduce((sum, { duration }) => sum + duration, 0)
  return files.map(({ file, duration }) => ({ file, seconds: (duration / all) * stageSeconds }))
}

const durationOf = ({ specs, suites = [] }: JourneySuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
