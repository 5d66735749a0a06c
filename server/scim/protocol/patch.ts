import type { Filter } from 'scim2-parse-filter'
import {
  attributeOf,
  findAttribute,
  findExtension,
  isAttributePath,
  type Attribute,
  type ResourceKind,
  type Target,
} from '#server/scim/protocol/attributes.ts'
import {
  invalidPath,
  invalidSyntax,
  invalidValue,
  readOnlyFailure,
  quoted,
  ScimFailure,
} from '#server/scim/protocol/failure.ts'
import { parseFilter } from '#server/scim/protocol/parseFilter.ts'
import { isRecord, membersOf, readValue } from '#server/scim/protocol/resource.ts'

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
/** Maximum operations of a PATCH. Clients may send the members of a group one by one. */
const mostOperations = { User: 100, Group: 1000 } as const

/** One step of a PATCH, with the attribute names of the schema. A step without a value removes. */
export interface Step {
  op: 'add' | 'replace' | 'remove'
  target: Target
  /** The filter that selects values of a multi-valued attribute. */
  which: Filter | undefined
  value: unknown
}

/**
 * Parses a PATCH (RFC 7644 3.5.2) as Entra ID and Okta send it: the operation name in any case, with a path, or with an
 * object of several attributes. Attributes that are not stored are skipped, as in POST and PUT: clients have mappings and
 * extensions of their own, and one of these must not keep the rest of a change out.
 * @throws 400 `invalidSyntax`, `invalidPath`, `invalidValue`, `mutability` or `noTarget`
 */
export function readSteps(body: unknown, kind: ResourceKind): Step[] {
  const { schemas, operations } = isRecord(body) ? membersOf(body) : {}
  const isPatch = (each: unknown) => typeof each === 'string' && each.toLowerCase() === patchSchema.toLowerCase()
  if (!Array.isArray(schemas) || !schemas.some(isPatch))
    throw invalidSyntax(`The attribute "schemas" must name ${patchSchema}.`)
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalidSyntax('The attribute "Operations" must be a list of at least one operation.')
  checkSteps(operations, kind)
  const steps = operations.flatMap((each: unknown) => stepsOf(each, kind))
  checkSteps(steps, kind)
  return steps
}

/** Limits the steps, because each is applied by itself. @throws 413 */
function checkSteps(steps: readonly unknown[], { name }: ResourceKind): void {
  const most = mostOperations[name]
  if (steps.length > most)
    throw new ScimFailure(413, `A PATCH may have ${most} operations. Send the others in another.`)
}

function stepsOf(operation: unknown, kind: ResourceKind): Step[] {
  if (!isRecord(operation)) throw invalidSyntax('Each of the "Operations" must be an object.')
  const { op, path, value } = membersOf(operation)
  const name = typeof op === 'string' ? op.toLowerCase() : ''
  if (name !== 'add' && name !== 'replace' && name !== 'remove')
    throw invalidSyntax('The "op" of an operation must be add, replace or remove.')
  if (path !== undefined && path !== null && typeof path !== 'string') throw invalidPath('A "path" must be a text.')
  if (path) {
    const extension = findExtension(path, kind)
    return extension ? stepsWithoutPath(name, value, kind, `${extension.id}:`) : stepsWithPath(name, path, value, kind)
  }
  if (name === 'remove') throw new ScimFailure(400, 'An operation that removes must have a "path".', 'noTarget')
  return stepsWithoutPath(name, value, kind, '')
}

/**
 * The steps of an operation without a path, whose value contains several attributes. Read-only attributes are skipped.
 */
function stepsWithoutPath(op: Step['op'], value: unknown, kind: ResourceKind, before: string): Step[] {
  if (!isRecord(value))
    throw invalidValue('The "value" of an operation without a path must be an object of attributes.')
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = before + name
    const extension = findExtension(path, kind)
    if (extension) return stepsWithoutPath(op, inner, kind, `${extension.id}:`)
    if (name.includes('[')) return isChangeable(path, kind) ? stepsWithPath(op, path, inner, kind) : []
    const target = findAttribute(path, kind)
    const isOurs = target && target.attribute.name !== 'schemas' && readOnlyName(target) === undefined
    return isOurs ? [stepOf({ op, target, which: undefined }, inner)] : []
  })
}

/** Whether a path with a filter selects an attribute that clients may change. */
function isChangeable(path: string, kind: ResourceKind): boolean {
  const { name, part } = splitPath(path)
  const target = findAttribute(name + part, kind)
  return target !== undefined && readOnlyName(target) === undefined
}

/**
 * The step of an operation with a path such as `emails[type eq "work"].value`; none when the attribute is not stored.
 */
function stepsWithPath(op: Step['op'], path: string, value: unknown, kind: ResourceKind): Step[] {
  const { name, condition, part } = splitPath(path)
  const target = findAttribute(name + part, kind)
  if (!target) {
    if (isAttributePath(name + part)) return []
    throw invalidPath(`The path ${quoted(path)} cannot be read.`)
  }
  // A read-only part such as the formatted name follows from the other parts, so it is ignored.
  if (target.part?.mutability === 'readOnly' && target.attribute.mutability !== 'readOnly') return []
  const readOnly = readOnlyName(target)
  if (readOnly) throw readOnlyFailure(readOnly)
  if (condition === undefined) return [stepOf({ op, target, which: undefined }, value)]
  if (!target.attribute.multiValued) throw invalidPath(`${quoted(name)} has one value, so there is none to choose.`)
  const which = named(readCondition(condition), target.attribute)
  return which ? [stepOf({ op, target, which }, value)] : []
}

/** Splits a path into the part before the brackets, the filter in them, and the part after them. */
function splitPath(path: string): { name: string; condition: string | undefined; part: string } {
  const [from, to] = [path.indexOf('['), path.lastIndexOf(']')]
  if (from < 0) return { name: path, condition: undefined, part: '' }
  const part = path.slice(to + 1)
  if (to < from || !/^(\.[^.[\]]+)?$/.test(part)) throw invalidPath(`The path ${quoted(path)} cannot be read.`)
  return { name: path.slice(0, from), condition: path.slice(from + 1, to), part }
}

function readCondition(text: string): Filter {
  try {
    return parseFilter(text)
  } catch (error) {
    throw error instanceof ScimFailure ? invalidPath(error.message) : error
  }
}

/** A filter on values with the attribute names of the schema; undefined where it names a part that is not stored. */
function named(filter: Filter, attribute: Attribute): Filter | undefined {
  if ('filters' in filter) {
    const filters = filter.filters.map((each) => named(each, attribute))
    return filters.every((each) => each !== undefined) ? { ...filter, filters } : undefined
  }
  if ('filter' in filter) {
    const inner = named(filter.filter, attribute)
    return inner && { ...filter, filter: inner }
  }
  const part = 'valFilter' in filter ? undefined : attributeOf(attribute.subAttributes, filter.attrPath)
  if (part) return withBoolean({ ...filter, attrPath: part.name }, part)
  if (!('valFilter' in filter) && isAttributePath(filter.attrPath)) return undefined
  throw invalidPath(`"${attribute.name}" has no part ${quoted(filter.attrPath)}.`)
}

/** A condition whose value is a boolean where its part is one: Entra ID sends `primary eq "True"`. */
const withBoolean = (filter: Filter, { type }: Attribute): Filter =>
  type === 'boolean' && 'compValue' in filter && /^(?:true|false)$/i.test(String(filter.compValue))
    ? { ...filter, compValue: String(filter.compValue).toLowerCase() === 'true' }
    : filter

const readOnlyName = ({ attribute, part }: Target): string | undefined =>
  [attribute, part].find((each) => each?.mutability === 'readOnly')?.name

/** An operation that adds or replaces with null removes the attribute. */
function stepOf(step: Omit<Step, 'value'>, value: unknown): Step {
  const { attribute, part } = step.target
  // Only one of several values is removed by its value.
  if (step.op === 'remove' && (value === undefined || part || !attribute.multiValued))
    return { ...step, value: undefined }
  if (value === undefined) throw invalidValue('An operation that adds or replaces must have a "value".')
  // Values selected by a filter are replaced one by one.
  const read = readValue(
    value,
    part ?? (step.which ? ({ ...attribute, multiValued: undefined } as unknown as Attribute) : attribute),
  )
  return read === null ? { ...step, op: 'remove', value: undefined } : { ...step, value: read }
}
