import type { Finding, Picture } from './pictures.ts'
import type { Screen } from './screen.ts'

/** Everything one run of the command has pictured and found. */
export interface Taken {
  screens: readonly Screen[]
  pictures: readonly Picture[]
  findings: readonly Finding[]
  seconds: number
}

const failing: Finding['kind'][] = ['not shown', 'overflow', 'console']
export const titles: Record<Finding['kind'], string> = {
  'not shown': 'Could not be shown',
  'not built': 'Not in this build',
  overflow: 'Wider than the window',
  console: 'Errors in the console',
  request: 'Failed requests',
  'small target': 'Targets under 24 px beside others (WCAG 2.5.8)',
  'under a finger': 'Noted: targets under 44 px on a phone',
}
const kinds = Object.keys(titles) as Finding['kind'][]

/** Findings with the same text once, with where they were found. */
export function gathered(findings: readonly Finding[]): Map<string, Finding[]> {
  return Map.groupBy(findings, ({ text }) => text)
}

const where = (found: readonly Finding[]) => {
  const places = [...new Set(found.map(({ screen, width, language }) => `${screen} at ${width}, ${language}`))]
  return places.length > 3 ? `${places.slice(0, 2).join('; ')} and ${places.length - 2} more` : places.join('; ')
}

/** Prints the findings to the terminal and returns the exit code of the command. */
export function report({ pictures, findings, seconds }: Taken, out: string): number {
  for (const kind of kinds) {
    const own = findings.filter((finding) => finding.kind === kind)
    if (own.length === 0) continue
    if (kind === 'under a finger') {
      console.log(`\n${titles[kind]}: ${gathered(own).size}, listed in the sheet`)
      continue
    }
    console.log(`\n${titles[kind]}:`)
    for (const [text, found] of gathered(own)) console.log(`  ${text}\n    ${where(found)}`)
  }
  console.log(`\n${pictures.length} pictures in ${seconds} seconds: ${out}/index.html`)
  return findings.some(({ kind }) => failing.includes(kind)) ? 1 : 0
}
