import type { Context } from 'hono'
import { z } from 'zod'
import { type FieldProblem, fieldProblemCode } from '#contract/fieldProblems.ts'
import { badInput, Refusal } from '#server/http/envelope.ts'

/** The greatest size of a JSON body. */
export const largestBodyBytes = 100_000

/** Control characters other than tab and line ends; no field accepts them. */
const unusable = /[^\P{Cc}\t\n\r]/u

/** The decoded parameters of the path. @throws 400 for a path that is not UTF-8 or contains control characters */
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

/** The validated query; each key may occur once. @throws 400 naming the key */
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

/** The validated JSON body. @throws 415 for another content type, 400 for anything malformed */
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

/** Parses a value with its schema. @throws 400 naming the field */
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

/** The refused fields, each with the code of its check, so that a form can show the message at the field. */
const problemsOf = (issues: z.core.$ZodIssue[]): FieldProblem[] =>
  issues.slice(0, mostProblems).map(({ path, message }) => ({
    field: path.map((part) => String(part).slice(0, 60).toWellFormed()).join('.'),
    code: fieldProblemCode(message),
  }))

/** Refuses control characters in any text of a body. Iterative, so that deep nesting cannot exhaust the stack. */
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

/** Shortens a name from the request and removes unprintable characters, before it is quoted in a message. */
const quote = (name: string) =>
  `"${name
    .toWellFormed()
    .replace(/[^\w.,\- ]/g, '?')
    .slice(0, 60)}"`
