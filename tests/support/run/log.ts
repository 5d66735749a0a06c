import { expect } from 'vitest'

const lines: string[] = []
let expected: RegExp[] = []
/** Redux Toolkit times its checks of the state; how long they take is the machine's affair. */
const checkedSlowly = /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms/

function keep(...words: unknown[]): void {
  const line = words.map(textOf).join(' ')
  if (!checkedSlowly.test(line)) lines.push(line)
}
const textOf = (word: unknown) => (word instanceof Error ? (word.stack ?? word.message) : String(word))

/** Keeps the output of tests from the terminal, warnings of Node included. It is either expected or fails the test. */
function keepWhatIsWritten() {
  for (const method of ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const) console[method] = keep
  for (const stream of [process.stdout, process.stderr]) stream.write = (text) => (keep(text), true)
}
keepWhatIsWritten()

/** Expects output that matches. The test fails without it, and with any other output. */
export const expectLog = (text: RegExp): void => void expected.push(text)

/** Everything written since the test began. */
export const logged = (): string => lines.join('\n')

/** Fails where the output differs from the expected one, and resets both. */
export function checkLog(): void {
  const [wanted, written] = [expected, lines.splice(0)]
  expected = []
  const missing = wanted.filter((text) => !written.some((line) => text.test(line)))
  const unexpected = written.filter((line) => !wanted.some((text) => text.test(line)))
  expect({ missing, unexpected }, 'what is written is what the test expects').toEqual({ missing: [], unexpected: [] })
}
