import { filter as matcherOf, stringify, type Filter } from 'scim2-parse-filter'
import { scimPatch, ScimError, type ScimPatchOperation, type ScimResource } from 'scim-patch'
import { invalidSyntax, quoted, ScimFailure, type ScimType } from '#server/scim/protocol/failure.ts'
import type { Step } from '#server/scim/protocol/patch.ts'
import { checkNumber, type Sent } from '#server/scim/protocol/resource.ts'

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
  const values = [place[attribute.name] ?? []].flat() as Sent[]
  if (values.length === 0 || (which && !values.some(matcherOf(which)))) {
    // The library refuses to remove what is not there, which is how it has to be afterwards.
    if (op === 'remove') return place
    if (which) place = { ...place, [attribute.name]: [...values, chosenValue(which, path)] }
  }
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

/**
 * The new value that a filter selects where none is there yet: `{ type: 'mobile' }`. A change of a missing value adds it
 * (RFC 7644 3.5.2.3).
 * @throws 400 `noTarget` for a filter that is not made of equalities
 */
function chosenValue(which: Filter, path: string): Sent {
  if ('filters' in which && which.op === 'and')
    return Object.assign({}, ...which.filters.map((each) => chosenValue(each, path))) as Sent
  if ('compValue' in which && which.op === 'eq') return { [which.attrPath]: which.compValue }
  throw new ScimFailure(400, `No value is selected by ${quoted(path)}.`, 'noTarget')
}
