import type { Context } from 'hono'
import { z } from 'zod'
import { fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { type FieldProblem } from '#contract/wire/fieldProblems.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'

/** The maximum size of a JSON body in bytes. */
const largestBodyBytes = 100_000

/** Control characters other than tab and line ends. No field accepts them. */
export const unusable = /[^\P{Cc}\t\n\r]/u

/** Decodes the path parameters. @throws 400 for an address that is not UTF-8 or contains control characters */
export function readParams(c: Context): Record<string, string> {
  const { pathname, search } = new URL(c.req.url)
  if (!isDecodable(pathname) || !isDecodable(search))
    throw badInput('The address is not valid UTF-8. Encode its parts with encodeURIComponent.')
  const params = c.req.param() as Record<string, string>
  for (const [name, value] of Object.entries(params)) checkText(value, name)
  return params
}

/** Whether a percent-encoded text is valid UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Validates the query. A key may occur once, the key of a list several times. @throws 400 with the key */
export const readQuery = (c: Context, schema: z.core.$ZodObject | undefined): unknown =>
  schema && parseInput(schema, valuesByName(new URL(c.req.url).searchParams, schema))

/** Whether a query parameter is a list. Inherited property names such as `constructor` are no parameters. */
const isList = ({ _zod }: z.core.$ZodObject, name: string) =>
  Object.hasOwn(_zod.def.shape, name) && z.safeParse(_zod.def.shape[name]!, []).success

/** Groups the values of a query by name. @throws 400 with a name that occurs twice or cannot be stored */
function valuesByName(pairs: URLSearchParams, schema: z.core.$ZodObject): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of pairs) {
    checkText(value, name)
    if (isList(schema, name)) values.set(name, [values.get(name) ?? [], value].flat())
    else if (values.has(name)) throw badInput(`The query names ${quote(name)} more than once. Send it once.`)
    else values.set(name, value)
  }
  return Object.fromEntries(values)
}

/** Validates the JSON body. @throws 415 for another content type, 413 when too large, 400 when malformed */
export async function readJson(c: Context, schema: z.core.$ZodType | undefined): Promise<unknown> {
  if (!schema) return undefined
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'notJson', 'The body must be JSON. Send it with Content-Type: application/json.')
  return parseInput(schema, parse(await readBytes(c, largestBodyBytes)))
}

/** Reads the bytes of a body. @throws 413 for more than `largest` bytes */
export async function readBytes(c: Context, largest: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, 'tooLarge', `The body is larger than ${largest} bytes. Send less.`)
  if (Number(c.req.header('Content-Length') ?? 0) > largest) throw tooLarge
  const reader = c.req.raw.body?.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > largest) throw tooLarge
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}

/** Decodes UTF-8; undefined for invalid bytes. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw badInput('The body is empty. Send a JSON object.')
  try {
    return JSON.parse(textOf(bytes) ?? '')
  } catch {
    throw badInput('The body is not valid JSON. Check quotes, commas and the encoding (UTF-8).')
  }
}

/** Parses a value with its schema. @throws 400 with the field */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  checkTexts(value)
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  refuseByName(parsed.error.issues)
  const issue = parsed.error.issues[0]
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.')
  throw badInput(
    `${field ? `The field ${quote(field)} is wrong` : 'The input is wrong'}: ${issue?.message ?? ''}.`,
    problemsOf(parsed.error.issues),
  )
}

/** Throws the first issue that has its own `messageCode`, with its message unchanged. */
function refuseByName(issues: z.core.$ZodIssue[]) {
  for (const { message, ...issue } of issues) {
    const messageCode: unknown = issue.code === 'custom' ? issue.params?.messageCode : undefined
    if (typeof messageCode === 'string') throw new Refusal(400, messageCode, message)
  }
}

const mostProblems = 50

/** The refused fields with the codes of their checks, so that a form can show a message at each field. */
const problemsOf = (issues: z.core.$ZodIssue[]): FieldProblem[] =>
  issues.slice(0, mostProblems).map(({ path, message }) => ({
    field: path.map((part) => String(part).slice(0, 60).toWellFormed()).join('.'),
    code: fieldProblemCode(message),
  }))

/** Refuses control characters in all texts of a body. Iterative, so that deep nesting cannot overflow the stack. */
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

/** Shortens a name from the request and removes unprintable characters, to quote it in a message. */
const quote = (name: string) =>
  `"${name
    .toWellFormed()
    .replace(/[^\w.,\- ]/g, '?')
    .slice(0, 60)}"`
