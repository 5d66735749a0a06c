import {
  coreAttributes,
  findAttribute,
  findExtension,
  type ResourceKind,
  type Target,
} from '#server/scim/protocol/attributes.ts'
import { invalidValue } from '#server/scim/protocol/failure.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'

/** The requested attributes of a response (RFC 7644 3.9): only these, or all but these. */
export interface Projection {
  only?: readonly Named[]
  without: readonly Named[]
}

/** An attribute, or a whole extension when `name` is missing. */
interface Named {
  extension: string | undefined
  name: string | undefined
  part: string | undefined
}

const targetName = ({ extension, attribute, part }: Target): Named => ({
  extension: extension?.id,
  name: attribute.name,
  part: part?.name,
})

/** Attributes of paths. Unknown paths are ignored. */
const named = (paths: readonly string[], kind: ResourceKind): Named[] =>
  paths.flatMap((path) => {
    const extension = findExtension(path, kind)
    if (extension) return [{ extension: extension.id, name: undefined, part: undefined }]
    const target = findAttribute(path, kind)
    return target ? [targetName(target)] : []
  })

/** Parses `attributes` and `excludedAttributes`. @throws 400 where both are given */
export function readProjection(
  attributes: readonly string[],
  excluded: readonly string[],
  kind: ResourceKind,
): Projection {
  if (attributes.length > 0 && excluded.length > 0)
    throw invalidValue('Send "attributes" or "excludedAttributes", not both.')
  return attributes.length > 0 ? { only: named(attributes, kind), without: [] } : { without: named(excluded, kind) }
}

/** Whether an attribute is not requested, so that it need not be read. */
export const leavesOut = ({ only, without }: Projection, name: string): boolean =>
  only ? !only.some((each) => each.name === name) : without.some((each) => each.name === name && !each.part)

/** The resource with the requested attributes; `id` and `schemas` are always included. */
export function project(resource: Sent, { only, without }: Projection, kind: ResourceKind): Sent {
  const extensions = kind.extensions.map(({ id }) => id)
  const always = new Set(
    coreAttributes(kind)
      .filter(({ name, returned }) => name === 'schemas' || returned)
      .map(({ name }) => name),
  )
  const answered: Sent = {}
  for (const [key, value] of Object.entries(resource)) {
    const isExtension = extensions.includes(key)
    const place = isExtension ? key : undefined
    const kept = isExtension
      ? keepWithin(value as Sent, { only: context(only, place), without: context(without, place) ?? [] })
      : always.has(key)
        ? value
        : keepOne(key, value, { only: context(only, place), without: context(without, place) ?? [] })
    if (kept !== undefined) answered[key] = kept
  }
  return answered
}

const context = (names: readonly Named[] | undefined, extension: string | undefined) =>
  names?.filter((each) => each.extension === extension)

interface Choice {
  only: readonly Named[] | undefined
  without: readonly Named[]
}

/** The requested attributes of an extension; undefined when there are none. */
function keepWithin(value: Sent, choice: Choice): Sent | undefined {
  const isWhole = (names: readonly Named[] | undefined) => names?.some(({ name }) => name === undefined)
  if (isWhole(choice.without)) return undefined
  if (isWhole(choice.only)) return value
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const left = keepOne(key, inner, choice)
    return left === undefined ? [] : [[key, left]]
  })
  return kept.length > 0 ? (Object.fromEntries(kept) as Sent) : undefined
}

function keepOne(name: string, value: unknown, { only, without }: Choice): unknown {
  const out = without.filter((each) => each.name === name)
  if (out.some(({ part }) => part === undefined)) return undefined
  if (out.length > 0) return partsOf(value, (part) => !out.some((each) => each.part === part))
  if (!only) return value
  const asked = only.filter((each) => each.name === name)
  if (asked.length === 0) return undefined
  if (asked.some(({ part }) => part === undefined)) return value
  return partsOf(value, (part) => asked.some((each) => each.part === part))
}

/** The requested sub-attributes of a complex value, or of each value of a list. */
function partsOf(value: unknown, isWanted: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => partsOf(each, isWanted))
  return Object.fromEntries(Object.entries(value as Sent).filter(([part]) => isWanted(part)))
}
