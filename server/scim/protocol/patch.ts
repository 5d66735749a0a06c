import { stringify, type Filter } from 'scim2-parse-filter'
import { scimPatch, ScimError, type ScimPatchOperation, type ScimResource } from 'scim-patch'
import {
  attributeOf,
  findAttribute,
  findExtension,
  isUnkept,
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
  type ScimType,
} from '#server/scim/protocol/failure.ts'
import { parseFilter } from '#server/scim/protocol/parseFilter.ts'
import { checkNumber, isRecord, membersOf, readValue, type Sent } from '#server/scim/protocol/resource.ts'

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
 * object of several attributes. Attributes that are not stored are skipped.
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
    if (isUnkept(path, kind)) return []
    throw invalidPath(`There is no attribute ${quoted(path)}.`)
  }
  // A read-only part such as the formatted name follows from the other parts, so it is ignored.
  if (target.part?.mutability === 'readOnly' && target.attribute.mutability !== 'readOnly') return []
  const readOnly = readOnlyName(target)
  if (readOnly) throw readOnlyFailure(readOnly)
  if (condition === undefined) return [stepOf({ op, target, which: undefined }, value)]
  if (!target.attribute.multiValued) throw invalidPath(`${quoted(name)} has one value, so there is none to choose.`)
  return [stepOf({ op, target, which: named(readCondition(condition), target.attribute) }, value)]
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

/** A filter on values with the attribute names of the schema. */
function named(filter: Filter, attribute: Attribute): Filter {
  if ('filters' in filter) return { ...filter, filters: filter.filters.map((each) => named(each, attribute)) }
  if ('filter' in filter) return { ...filter, filter: named(filter.filter, attribute) }
  const part = 'valFilter' in filter ? undefined : attributeOf(attribute.subAttributes, filter.attrPath)
  if (!part) throw invalidPath(`"${attribute.name}" has no part ${quoted(filter.attrPath)}.`)
  return { ...filter, attrPath: part.name }
}

const readOnlyName = ({ attribute, part }: Target): string | undefined =>
  [attribute, part].find((each) => each?.mutability === 'readOnly')?.name

/** An operation that adds or replaces with null removes the attribute. */
function stepOf(step: Omit<Step, 'value'>, value: unknown): Step {
  const { attribute, part } = step.target
  if (step.op === 'remove' && value === undefined) return { ...step, value: undefined }
  if (value === undefined) throw invalidValue('An operation that adds or replaces must have a "value".')
  // Values selected by a filter are replaced one by one.
  const read = readValue(
    value,
    part ?? (step.which ? ({ ...attribute, multiValued: undefined } as unknown as Attribute) : attribute),
  )
  return read === null ? { ...step, op: 'remove', value: undefined } : { ...step, value: read }
}

/** Applies steps to a copy of a resource. @throws 400 with the keyword of the library */
export function applySteps(resource: Sent, steps: readonly Step[]): Sent {
  let current = structuredClone(resource)
  for (const step of steps) current = applyStep(current, step)
  return current
}

/** Applies a step for an extension to the extension's own object, so that the library never reads a URN. */
function applyStep(resource: Sent, step: Step): Sent {
  const { extension } = step.target
  if (!extension) return applyWithin(resource, step)
  return { ...resource, [extension.id]: applyWithin((resource[extension.id] ?? {}) as Sent, step) }
}

function applyWithin(place: Sent, { op, target: { attribute, part }, which, value }: Step): Sent {
  const path = attribute.name + (which ? `[${stringify(which)}]` : '') + (part ? `.${part.name}` : '')
  const operation = { op, path, ...(value !== undefined && { value }) } as ScimPatchOperation
  try {
    const after = scimPatch(place as unknown as ScimResource, [operation]) as unknown as Sent
    checkNumber([after[attribute.name] ?? []].flat(), attribute)
    return after
  } catch (error) {
    if (error instanceof ScimFailure) throw error
    if (error instanceof ScimError) throw new ScimFailure(400, error.message, error.scimCode as ScimType)
    throw invalidSyntax(`The operation on ${quoted(path)} cannot be applied.`)
  }
}
