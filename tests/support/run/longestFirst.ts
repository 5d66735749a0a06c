import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the files that start processes first, within a project. They take longest and mostly wait, but are short, so by
 * size alone they would run last, one after the other with an idle processor.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const ours = sorted.filter((file) => file.project === project)
      return [...ours.filter(startsProcesses), ...ours.filter((file) => !startsProcesses(file))]
    })
  }
}

const startsProcesses = ({ moduleId }: TestSpecification): boolean =>
  /\/(serverProcess|command|companyCommand|toolHouse)\.ts'/.test(readFileSync(moduleId, 'utf8'))
