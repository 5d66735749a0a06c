import { sumOf, type KeyCounts } from './rekeyDatabase.ts'

const values = (count: number) => `${count} ${count === 1 ? 'value' : 'values'}`

/** The line for the operator about values of the former key; undefined where there is none. */
export const formerKeyLine = ({ before }: KeyCounts): string | undefined =>
  before === 0
    ? undefined
    : `${values(before)} still need SEALING_KEY_BEFORE. Run \`npm run rekey\`; where it has just run, a server that has only the former key still writes: stop it first.`

/** The line for the operator about values that no given key opens, with their columns; undefined where there is none. */
export function lostLine(counted: ReadonlyMap<string, KeyCounts>): string | undefined {
  const { neither } = sumOf(counted)
  if (neither === 0) return undefined
  const places = [...counted].filter(([, each]) => each.neither > 0).map(([name, each]) => `${name} ${each.neither}`)
  return `${values(neither)} cannot be opened with the given keys and stay as they are: ${places.join(', ')}. If you have their key, set it as SEALING_KEY_BEFORE and run \`npm run rekey\` again.`
}
