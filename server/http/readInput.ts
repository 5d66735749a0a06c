import type { Context } from 'hono'
import { z } from 'zod'
import { type FieldProblem, fieldProblemCode } from '#contract/fieldProblems.ts'
import { badInput, Refusal } from '#server/http/envelope.ts'

/** The most a JSON body may weigh. */
export const largestBodyBytes = 100_000

/** Control characters other than tab and line ends: no field of ours takes them. */
const unusable = /[^\P{Cc}\t\n\r]/u

/** Path parts as they were meant. A path that is not UTF-8, or hides control characters, is refused with 400. */
export function readParams(c: Context): Record<string, string> {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    throw badInput('The address is not valid UTF-8. Encode its parts with encodeURIComponent.')
  }
  const params = c.req.param() as Record<string, string>
  for (const [name, value] of Object.entries(params)) checkText(value, name)
  return params
}

/** The query, each key once, checked by its schema; a wrong one is refused with 400 naming the key. */
export function readQuery(c: Context, schema: z.core.$ZodObject | undefined): unknown {
  if (!schema) return undefined
  const entries = Object.entries(c.req.queries()).map(([name, values]) => {
    if (values.length > 1) throw badInput(`The query names ${quote(name)} more than once. Send it once.`)
    const value = values[0] ?? ''
    checkText(value, name)
    return [name, value] as const
  })
  return parseInput(schema, Object.fromEntries(entries))
}

/** The JSON body, checked by its schema: 415 for another content type, 400 for anything malformed. */
export async function readJson(c: Context, schema: z.core.$ZodType | undefined): Promise<unknown> {
  if (!schema) return undefined
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'notJson', 'The body must be JSON. Send it with Content-Type: application/json.')
  return parseInput(schema, parse(await c.req.arrayBuffer()))
}

function parse(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) throw badInput('The body is empty. Send a JSON object.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw badInput('The body is not valid JSON. Check quotes, commas and the encoding (UTF-8).')
  }
}

/** A value as its schema reads it; a wrong one is refused with 400 naming the field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  checkTexts(value)
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.')
  throw badInput(
    `${field ? `The field ${quote(field)} is wrong` : 'The input is wrong'}: ${issue?.message ?? ''}.`,
    problemsOf(parsed.error.issues),
  )
}

const mostProblems = 50

/** Each refused field with the code its check carries, so that a form can say it where it was typed. */
const problemsOf = (issues: z.core.$ZodIssue[]): FieldProblem[] =>
  issues.slice(0, mostProblems).map(({ path, message }) => ({
    field: path.map((part) => String(part).slice(0, 60).toWellFormed()).join('.'),
    code: fieldProblemCode(message),
  }))

/** Walks without recursion, so that a deeply nested body cannot exhaust the stack. */
function checkTexts(root: unknown) {
  const waiting: [path: string, value: unknown][] = [['', root]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string') checkText(value, path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      checkText(key, path)
      waiting.push([path ? `${path}.${key}` : key, inner])
    }
  }
}

function checkText(text: string, field: string) {
  if (unusable.test(text) || !text.isWellFormed())
    throw badInput(`The field ${quote(field)} contains characters that cannot be stored. Remove them.`, [
      { field: field.slice(0, 60), code: 'line' },
    ])
}

/** Names come from the request: short and printable before they are repeated. */
const quote = (name: string) =>
  `"${name
    .toWellFormed()
    .replace(/[^\w.,\- ]/g, '?')
    .slice(0, 60)}"`
