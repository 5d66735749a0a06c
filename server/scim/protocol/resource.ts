import {
  attributeOf,
  findAttribute,
  findExtension,
  mostValues,
  type Attribute,
  type ResourceKind,
} from '#server/scim/protocol/attributes.ts'
import { invalidSyntax, invalidValue, quoted } from '#server/scim/protocol/failure.ts'
import { unusable } from '#server/http/requests/readInput.ts'

/**
 * A resource from a client: attribute names as in the schema, values checked by type, only stored attributes. Null
 * clears an attribute.
 */
export type Sent = Record<string, unknown>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of a message by lower-case name, because names ignore case (RFC 7643 2.1). */
export const membersOf = (message: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(message).map(([name, value]) => [name.toLowerCase(), value]))

/** Limits the number of values of an attribute. @throws 400 */
export function checkNumber(values: readonly unknown[], { name, isUnlimited }: Attribute): void {
  if (!isUnlimited && values.length > mostValues)
    throw invalidValue(`"${name}" may have ${mostValues} values. Send fewer.`)
}

/**
 * Parses a resource from a body. Attribute names ignore case (RFC 7643 2.1). Read-only attributes and attributes that
 * are not stored are skipped (RFC 7644 3.3).
 * @throws 400 for another schema, or a value of another type
 */
export function readResource(body: unknown, kind: ResourceKind): Sent {
  if (!isRecord(body)) throw invalidSyntax('The body must be a JSON object.')
  const { schema } = kind
  const { schemas } = membersOf(body)
  const named = Array.isArray(schemas) ? schemas : [schemas]
  const isOne = named.some((each) => typeof each === 'string' && each.toLowerCase() === schema.id.toLowerCase())
  if (!isOne) throw invalidSyntax(`The attribute "schemas" must name ${schema.id}.`)
  const sent: Sent = {}
  for (const [path, value] of Object.entries(body)) assign(sent, path, value, kind)
  return sent
}

/** Sets the value of a path, unless it is read-only. */
function assign(sent: Sent, path: string, value: unknown, kind: ResourceKind) {
  const extension = findExtension(path, kind)
  if (extension) {
    if (value !== null && !isRecord(value)) throw invalidValue(`${quoted(path)} must be an object.`)
    for (const [name, inner] of Object.entries(value ?? {})) assign(sent, `${extension.id}:${name}`, inner, kind)
    return
  }
  const target = findAttribute(path, kind)
  if (!target || target.attribute.mutability === 'readOnly' || target.attribute.name === 'schemas') return
  const { attribute, part } = target
  const place = target.extension ? ((sent[target.extension.id] ??= {}) as Sent) : sent
  if (!part) place[attribute.name] = readValue(value, attribute)
  else if (!attribute.multiValued && part.mutability !== 'readOnly')
    place[attribute.name] = { ...(place[attribute.name] as Sent | undefined), [part.name]: readValue(value, part) }
}

/** Parses a value of an attribute. @throws 400 for a value of another type */
export function readValue(value: unknown, attribute: Attribute): unknown {
  if (value === null || value === undefined) return null
  if (attribute.multiValued) {
    const values = [value].flat().filter((each) => each !== null)
    checkNumber(values, attribute)
    return values.map((each) => readOne(each, attribute))
  }
  if (Array.isArray(value)) return readSingle(value, attribute)
  return readOne(value, attribute)
}

/** Parses the only value of a list. Entra ID sends a manager so; an empty list clears the attribute. */
function readSingle(values: readonly unknown[], attribute: Attribute): unknown {
  if (values.length === 0) return null
  if (values.length === 1 && attribute.type === 'complex') return readOne(values[0], attribute)
  throw invalidValue(`"${attribute.name}" has one value, not a list.`)
}

function readOne(value: unknown, attribute: Attribute): unknown {
  if (attribute.type === 'complex') return readComplex(value, attribute)
  if (attribute.type === 'boolean') return readBoolean(value, attribute)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') throw invalidValue(`"${attribute.name}" must be a text.`)
  if (unusable.test(value) || !value.isWellFormed())
    throw invalidValue(`"${attribute.name}" contains characters that cannot be stored.`)
  return value
}

/** Parses a complex value. Entra ID sends a manager as a plain text, which becomes the sub-attribute `value`. */
function readComplex(value: unknown, { name, subAttributes }: Attribute): Sent {
  const given = typeof value === 'string' ? { value } : value
  if (!isRecord(given)) throw invalidValue(`"${name}" must be an object.`)
  const read: Sent = {}
  for (const [key, inner] of Object.entries(given)) {
    const part = attributeOf(subAttributes, key)
    if (part && part.mutability !== 'readOnly') read[part.name] = readValue(inner, part)
  }
  return read
}

/** Parses a boolean. Entra ID sends the texts "True" and "False". */
function readBoolean(value: unknown, { name }: Attribute): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  throw invalidValue(`"${name}" must be true or false.`)
}
