import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface SlowFile {
  file: string
  seconds: number
}

interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface JourneySuite {
  file: string
  suites?: JourneySuite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

/** The files of unit tests and journeys by how long they took, from the reports of their runners. */
export function slowestFiles(reports: { unit: string; journeys: string }): SlowFile[] {
  const unit = JSON.parse(readFileSync(reports.unit, 'utf8')) as UnitReport
  const journeys = JSON.parse(readFileSync(reports.journeys, 'utf8')) as { suites: JourneySuite[] }
  const tests = unit.testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }))
  const walks = journeys.suites.map((suite) => ({
    file: `tests/journeys/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }))
  return [...tests, ...walks].sort((one, other) => other.seconds - one.seconds)
}

const durationOf = ({ specs, suites = [] }: JourneySuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)
