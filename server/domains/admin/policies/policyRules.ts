import { and, eq } from 'drizzle-orm'
import { askAlways, askNever, asksAlways, asksNever, type ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import {
  policyNameLocales,
  type HotelLimit,
  type NewTravelPolicy,
  type TravelPolicyPatch,
} from '#contract/admin/travelPolicies.ts'
import type { Database } from '#server/db/client.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import type { RecordedValues } from '#server/domains/audit/changedValues.ts'
import type { PolicyRow } from '#server/domains/reference/policyColumns.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'
import { airportsOf } from '#server/reference/places.ts'

type Names = PolicyRow['names']

/** The names without empty ones, in the order of the languages, and the first as the name for records. */
export function tidyPolicyNames(given: NewTravelPolicy['names']): Pick<PolicyRow, 'name' | 'names'> {
  const names = policyNameLocales.flatMap((wanted) =>
    given.filter(({ locale, value }) => locale === wanted && value !== ''),
  )
  return { names, name: names[0]?.value ?? '' }
}

/**
 * Limits with the code of the city in place of any of its airports.
 * @throws 400 at the position of an unknown place (`airport`) or of a second limit for the same city (`alreadyThere`)
 */
export function checkedPlaces(limits: readonly HotelLimit[]): HotelLimit[] {
  const placed = limits.map((limit) =>
    limit.kind === 'city' ? { ...limit, code: airportsOf(limit.code)[0]?.cityCode ?? '' } : limit,
  )
  const isTwice = ({ kind, code }: HotelLimit, at: number) =>
    placed.findIndex((each) => each.kind === kind && each.code === code) < at
  const problems = placed.flatMap((limit, at) => {
    const code = limit.code === '' ? ('airport' as const) : isTwice(limit, at) ? ('alreadyThere' as const) : undefined
    return code ? [{ field: `hotelLimits.${at}.code`, code }] : []
  })
  if (problems.length > 0) throw badInput('Some places of the hotel limits cannot be used. Choose others.', problems)
  return placed
}

/** The rules of approval of a new policy: without any, all or nothing is asked about. */
export const approvalOf = ({ needsApproval, approval }: Pick<NewTravelPolicy, 'needsApproval' | 'approval'>) =>
  approval ?? (needsApproval ? askAlways : askNever)

/**
 * The rules of a changed policy. Who knows only `needsApproval`, as another application may, turns from nothing to every
 * trip and back with it; other rules stay.
 */
export function changedApproval(
  before: Pick<PolicyRow, 'needsApproval' | 'approval'>,
  { needsApproval, approval }: Pick<TravelPolicyPatch, 'needsApproval' | 'approval'>,
): ApprovalPlan {
  if (approval) return approval
  if (needsApproval === undefined || needsApproval === before.needsApproval) return before.approval
  const isTurned = needsApproval ? asksNever(before.approval) : asksAlways(before.approval)
  return isTurned ? approvalOf({ needsApproval }) : before.approval
}

const folded = (names: Names) => names.map(({ value }) => value.toLowerCase())

/** Refuses a name of another policy, in any language, because imported tables name policies. @throws 409 `taken` */
export async function refuseTakenName(tx: Database, companyId: string, names: Names, own?: string): Promise<void> {
  const all = await tx.select().from(travelPolicies).where(eq(travelPolicies.companyId, companyId))
  const others = all.filter(({ id }) => id !== own)
  const held = new Set(others.flatMap((each) => [each.name.toLowerCase(), ...folded(each.names)]))
  const taken = names.findIndex(({ value }) => held.has(value.toLowerCase()))
  if (taken < 0) return
  const { locale, value } = names[taken]!
  const field = `names.${policyNameLocales.findIndex((each) => each === locale)}.value`
  const message = `Another travel policy is called ${value}. Give this one another name.`
  throw new Refusal(409, 'taken', message, { problems: [{ field, code: 'taken' }] })
}

/** Refuses to deactivate a policy that is the default or that employees have. @throws 409 `inUse` at `isActive` */
export async function refuseInUse(tx: Database, { id, isDefault }: PolicyRow): Promise<void> {
  const holders = await tx.$count(employees, and(eq(employees.travelPolicyId, id), eq(employees.status, 'active')))
  if (holders === 0 && !isDefault) return
  const message = isDefault
    ? 'New people get this policy. Make another the default first.'
    : `${holders} active people hold this policy. Give them another first.`
  throw new Refusal(409, 'inUse', message, { problems: [{ field: 'isActive', code: 'inUse' }] })
}

const flags = ['isAllowedSelf', 'isAllowedTransient', 'isAllowedEvent', 'needsApproval', 'isDefault'] as const
const numbers = [
  'fareTolerancePercent',
  'hotelNightLimit',
  'businessFromHours',
  'premiumFromHours',
  'daysInAdvance',
] as const

/** Values of a policy for the record of changes. */
export const recordedPolicy = (policy: PolicyRow): RecordedValues => ({
  ...Object.fromEntries(policy.names.map(({ locale, value }) => [`names.${locale}`, value])),
  ...Object.fromEntries(flags.map((name) => [name, String(policy[name])])),
  ...Object.fromEntries(numbers.map((name) => [name, policy[name] === null ? null : String(policy[name])])),
  hotelLimits: policy.hotelLimits.map(({ code, limit }) => `${code} ${limit}`).join(', ') || null,
  ...recordedApproval(policy.approval),
  status: policy.isActive ? 'active' : 'inactive',
})

/** The rules of approval for the record of changes: `hotel outside 300 ask, …`. */
const recordedApproval = ({ rules, ...clock }: ApprovalPlan): RecordedValues => ({
  approvalRules:
    rules
      .map(({ kind, scope, above, action }) => [kind, scope, above || '', action].filter(Boolean).join(' '))
      .join(', ') || null,
  ...Object.fromEntries(Object.entries(clock).map(([name, value]) => [name, String(value)])),
})
