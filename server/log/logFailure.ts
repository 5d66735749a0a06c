/**
 * Writes one line of JSON to the log about a failure.
 * @param what a few fixed words about the failure; never text of a request, a person or a driver
 * @param where fixed words that locate it, such as a route's pattern or the log id of a response
 */
export function logFailure(what: string, error: unknown, where: Record<string, string | undefined> = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), what, ...where, ...describeFailure(error) }))
}

/** The logged data of a failure. */
interface FailureFacts {
  error: string
  /** SQLSTATE of the database, or the code of Node and of libraries: `ECONNREFUSED`. */
  code?: string
  /** The constraint, table and column of a database error. */
  constraint?: string
  table?: string
  column?: string
  message?: string
  /** The stack without the message. */
  at?: string[]
}

const mostFrames = 12
/** SQLSTATE classes whose messages contain tables and columns but no values: mistakes in the statement. */
const statementFault = /^42/

/**
 * Extracts the data of an error that may be logged. Messages of drivers and libraries can quote values, addresses or
 * statements with parameters, so only those are kept that depend on the engine or the statement alone.
 */
function describeFailure(error: unknown): FailureFacts {
  if (!(error instanceof Error)) return { error: typeof error }
  const root = rootOf(error)
  const facts = root as Error & Partial<Record<'code' | 'constraint' | 'table' | 'column', unknown>>
  const code = wordOf(facts.code)
  const keepsMessage = isMistake(root) || statementFault.test(code ?? '')
  return {
    error: wordOf(root.name) ?? 'Error',
    ...(code && { code }),
    ...named('constraint', facts.constraint),
    ...named('table', facts.table),
    ...named('column', facts.column),
    ...(keepsMessage && { message: root.message }),
    ...(root.stack && { at: framesOf(root.stack, root.message) }),
  }
}

/** Messages of the engine about mistakes in our code, in the words of the code. Its other messages quote values. */
const mistake =
  /^(Cannot (read|set) properties of (undefined|null)\b|Cannot access '[\w$]+' before initialization$|[\w$.() ]+ is not (a function|a constructor|defined|iterable)$)/
const isMistake = (error: Error) =>
  (error instanceof TypeError || error instanceof ReferenceError) && mistake.test(error.message)

/** The root cause of a wrapped error: the message of a Drizzle error contains the values of its statement. */
function rootOf(error: Error): Error {
  let root = error
  while (root.cause instanceof Error && root.cause !== root) root = root.cause
  return root
}

/** A short word of letters, digits and underscores; anything else could be text of a request. */
const wordOf = (value: unknown) => (typeof value === 'string' && /^\w{1,80}$/.test(value) ? value : undefined)
const named = (name: 'constraint' | 'table' | 'column', value: unknown) => {
  const word = wordOf(value)
  return word ? { [name]: word } : {}
}

/** The frames of a stack without its message, which may contain similar lines. */
const framesOf = (stack: string, message: string) =>
  stack
    .replace(message, () => '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, mostFrames)
