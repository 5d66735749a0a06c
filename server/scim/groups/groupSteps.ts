import type { Filter } from 'scim2-parse-filter'
import { groupKind } from '#server/scim/protocol/groupKind.ts'
import { invalidPath, readOnlyFailure, ScimFailure } from '#server/scim/protocol/failure.ts'
import { readSteps, type Step } from '#server/scim/protocol/patch.ts'
import { readResource } from '#server/scim/protocol/resource.ts'
import type { MemberStep } from '#server/scim/groups/membership.ts'

/** One change of a group. Changes never read the current members: a cost center may have many thousands. */
export type GroupStep = { members: MemberStep } | { displayName: unknown } | { externalId: string | null }

const idsOf = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((each) => {
    const id = (each as { value?: unknown }).value
    return typeof id === 'string' ? [id] : []
  })

/** The changes of a PUT (RFC 7644 3.5.1). Missing attributes stay unchanged. */
export function stepsOfResource(body: unknown): { displayName: unknown; externalId: unknown; steps: GroupStep[] } {
  const { displayName, externalId, members } = readResource(body, groupKind)
  const steps: GroupStep[] = []
  if (displayName !== undefined) steps.push({ displayName })
  if (externalId !== undefined) steps.push({ externalId: externalId as string | null })
  if (members !== undefined) steps.push({ members: { kind: 'set', ids: idsOf(members) } })
  return { displayName, externalId, steps }
}

/** Maximum changes of a group by one PATCH, after joining. Each change queries and writes the database. */
const mostChanges = 100

/**
 * The changes of a PATCH (RFC 7644 3.5.2).
 * @throws 400 for a change that groups do not support, 413 for too many changes
 */
export function stepsOfPatch(body: unknown): GroupStep[] {
  const steps = joined(readSteps(body, groupKind).map(groupStep))
  if (steps.length > mostChanges)
    throw new ScimFailure(
      413,
      `A PATCH may change a group ${mostChanges} times; members that come one after another, or go, count as one change. Send the others in another.`,
    )
  return steps
}

/** Joins consecutive operations that add members, or that remove members. */
function joined(steps: readonly GroupStep[]): GroupStep[] {
  const all: GroupStep[] = []
  for (const step of steps) {
    const last = all.at(-1)
    const isMore =
      last &&
      'members' in last &&
      'members' in step &&
      step.members.kind === last.members.kind &&
      step.members.kind !== 'set'
    if (isMore) last.members.ids.push(...step.members.ids)
    else all.push(step)
  }
  return all
}

function groupStep(step: Step): GroupStep {
  const {
    op,
    target: { attribute, part },
    value,
  } = step
  if (attribute.name === 'members') return { members: memberStep(step) }
  if (part) throw invalidPath(`"${attribute.name}" has no parts.`)
  if (attribute.name === 'externalId') return { externalId: op === 'remove' ? null : (value as string) }
  if (attribute.name === 'displayName' && op !== 'remove') return { displayName: value }
  throw readOnlyFailure(attribute.name)
}

/** The ids in `value eq "id"`, or in several such conditions of which one is enough. */
function idsIn(which: Filter): string[] | undefined {
  if ('filters' in which && which.op === 'or') {
    const ids = which.filters.map(idsIn)
    return ids.every((each) => each !== undefined) ? ids.flat() : undefined
  }
  const isId = 'compValue' in which && which.op === 'eq' && which.attrPath === 'value'
  return isId && typeof which.compValue === 'string' ? [which.compValue] : undefined
}

function memberStep({ op, target: { part }, which, value }: Step): MemberStep {
  if (part) throw readOnlyFailure(`members.${part.name}`)
  if (which) {
    const ids = op === 'remove' ? idsIn(which) : undefined
    if (ids === undefined) throw invalidPath('Members are removed one by one, as in: members[value eq "id"].')
    return { kind: 'remove', ids }
  }
  if (op === 'add') return { kind: 'add', ids: idsOf(value) }
  if (op === 'replace') return { kind: 'set', ids: idsOf(value) }
  return value === undefined ? { kind: 'set', ids: [] } : { kind: 'remove', ids: idsOf(value) }
}
