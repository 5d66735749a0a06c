import * as z from 'zod/mini'
import { instant, localDate, pageOf, recordId } from '#contract/wire/envelope.ts'
import { calendarDay, requiredIdentifier, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { onePerLocale } from '#contract/wire/localized.ts'
import { addition, listOf, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'

/** Limits of the administration of cost centres, an addition. */
export const costCenterLimits = {
  /** Rows of a page. */
  page: 50,
  /** Characters of the company's own number, and of a name. */
  externalId: 30,
  name: 80,
  /** The largest number of levels of the tree of cost centres. */
  depth: 10,
} as const

export const activeStatuses = ['active', 'inactive'] as const
export type ActiveStatus = (typeof activeStatuses)[number]

/** The locales in which a cost centre is named; the first is required. */
export const costCenterNameLocales = ['en-CA', 'fr-CA', 'es-ES'] as const

const localizedNames = listOf(z.object({ locale: z.string(), value: z.string() }))

/**
 * The role of a person in a cost centre: the owner answers for its budget, the approver approves its trips, the
 * delegate does so in the approver's absence.
 */
export const costCenterRoleTypes = ['owner', 'approver', 'delegate'] as const
/** Told by the days: not yet, now, no longer. */
export const costCenterRoleStatuses = ['planned', 'active', 'ended'] as const

/** A cost-centre role (§3): GET, POST and PATCH .../cost-centers/{costCenterId}/roles. */
export const costCenterRoleSchema = z.object({
  id: z.string(),
  startDate: localDate,
  /** The last day; null without an end. */
  endDate: z.nullable(localDate),
  status: withFallback(z.enum(costCenterRoleStatuses), 'ended'),
  created: instant,
  updated: instant,
  type: withFallback(z.enum(costCenterRoleTypes), 'delegate'),
  costCenterId: z.string(),
  employeeId: z.string(),
  /** Addition: the name of the person; empty where unknown. */
  employeeName: addition(z.string(), ''),
  version: recordVersion,
})
export type CostCenterRole = z.infer<typeof costCenterRoleSchema>
export const costCenterRoleListSchema = listOf(costCenterRoleSchema)

/** A cost centre above another, with the fields that a trail needs. */
const costCenterAboveSchema = z.object({ id: z.string(), externalId: z.string(), names: localizedNames })
export type CostCenterAbove = z.infer<typeof costCenterAboveSchema>

/** Cost centre (§3): GET admin/companies/{companyId}/cost-centers/{costCenterId}, and each row of the list. */
export const costCenterSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  /** The company's own number. */
  externalId: z.string(),
  names: localizedNames,
  status: withFallback(z.enum(activeStatuses), 'inactive'),
  parentId: z.nullable(z.string()),
  /** Active people of this cost centre itself. Guests and people of cost centres below are not counted. */
  employees: z.pipe(
    z.union([z.int(), z.array(z.unknown())]),
    z.transform((given) => (typeof given === 'number' ? given : given.length)),
  ),
  roles: costCenterRoleListSchema,
  /** Addition: the number of cost centres directly below. */
  children: addition(z.int(), 0),
  /** Addition: the cost centres above, the highest first. */
  above: addition(listOf(costCenterAboveSchema), []),
  version: recordVersion,
})
export type CostCenter = z.infer<typeof costCenterSchema>

/**
 * GET admin/companies/{companyId}/cost-centers. `term` finds numbers and names, `parentId` the cost centres directly
 * below another, `root` those at the top. Without both it returns all, by number.
 */
export const costCenterPageSchema = pageOf(costCenterSchema)
export type CostCenterPage = z.infer<typeof costCenterPageSchema>
/** Value of the query for the cost centres at the top of the tree. */
export const topOfTree = 'root'

/** A name in each language; at least the first is given, the others may be empty. */
const names = z
  .array(
    z.strictObject({
      locale: z.enum(costCenterNameLocales),
      value: textLine(costCenterLimits.name),
    }),
  )
  .check(
    z.maxLength(costCenterNameLocales.length),
    onePerLocale,
    z.superRefine<{ locale: string; value: string }[]>((given, check) => {
      const first = given.findIndex(({ locale }) => locale === costCenterNameLocales[0])
      if (first >= 0 && given[first]!.value !== '') return
      check.addIssue({
        code: 'custom',
        path: [Math.max(first, 0), 'value'],
        message: fieldProblem('required'),
        input: given,
      })
    }),
  )

const costCenterFields = {
  externalId: requiredIdentifier(costCenterLimits.externalId),
  names,
  status: z.enum(activeStatuses),
  parentId: z.nullable(recordId),
}
/** Body of POST .../cost-centers; 409 `taken` at `externalId` for a number that is taken. */
export const newCostCenterSchema = z.strictObject(costCenterFields)
export type NewCostCenter = z.infer<typeof newCostCenterSchema>
/**
 * Body of PATCH .../cost-centers/{costCenterId}: the given fields are changed. 400 `cycle` at `parentId` where the cost
 * centre would be below itself.
 */
export const costCenterPatchSchema = z.strictObject({
  externalId: z.optional(costCenterFields.externalId),
  names: z.optional(names),
  status: z.optional(costCenterFields.status),
  parentId: z.optional(costCenterFields.parentId),
  version: seenVersion,
})
export type CostCenterPatch = z.infer<typeof costCenterPatchSchema>

const roleDays = {
  startDate: calendarDay,
  endDate: z.nullable(calendarDay),
}
const inOrder = z.superRefine<{ startDate?: string | undefined; endDate?: string | null | undefined }>(
  ({ startDate, endDate }, check) => {
    if (startDate && endDate && endDate < startDate)
      check.addIssue({ code: 'custom', path: ['endDate'], message: fieldProblem('endBeforeStart'), input: endDate })
  },
)
/**
 * §5: the words with which a cost-centre role without `id` or `costCenterId` is refused, and the code of the refusal.
 */
export const missingRequiredFields = 'missing required fields'
/** A check that runs even where other checks of the body fail. */
const hasFields = (...names: string[]) =>
  z.refine<unknown>((body) => typeof body !== 'object' || body === null || names.every((name) => name in body), {
    error: missingRequiredFields,
    params: { messageCode: 'missingRequiredFields' },
    when: () => true,
  })
/**
 * Body of POST .../cost-centers/{costCenterId}/roles. §5 requires `costCenterId` of every save; without it 400
 * `missingRequiredFields`. 400 `overlap` at `startDate` where the person holds the same role on one of these days.
 */
export const newCostCenterRoleSchema = z
  .strictObject({
    costCenterId: z.optional(recordId),
    employeeId: recordId,
    type: z.enum(costCenterRoleTypes, fieldProblem('required')),
    ...roleDays,
  })
  .check(inOrder, hasFields('costCenterId'))
export type NewCostCenterRole = z.infer<typeof newCostCenterRoleSchema>
/** Body of PATCH .../roles/{roleId}. §5 requires `id` and `costCenterId`; without them 400 `missingRequiredFields`. */
export const costCenterRolePatchSchema = z
  .strictObject({
    id: z.optional(recordId),
    costCenterId: z.optional(recordId),
    type: z.optional(z.enum(costCenterRoleTypes)),
    startDate: z.optional(roleDays.startDate),
    endDate: z.optional(roleDays.endDate),
    version: seenVersion,
  })
  .check(inOrder, hasFields('id', 'costCenterId'))
export type CostCenterRolePatch = z.infer<typeof costCenterRolePatchSchema>

/**
 * GET admin/companies/{companyId}/groupid-by-cost-center?costCenter= (§7): the group of a cost centre, by id or number.
 */
export const groupIdSchema = z.object({ groupId: z.string() })
