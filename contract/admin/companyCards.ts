import * as z from 'zod/mini'
import { creditCardSchema } from '#contract/payment/cards.ts'
import { employeeNameSchema } from '#contract/employees/employees.ts'
import { recordId, pageOf } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { listOf, recordVersion, seenVersion } from '#contract/wire/lenient.ts'

/** Limits of the administration of company cards, an addition. */
export const companyCardLimits = {
  /** Rows of a page. */
  page: 20,
  /** The largest number of people, and of cost centres, that a card can be assigned to (§9 multiselect). */
  assigned: 1000,
} as const

const names = listOf(z.object({ locale: z.string(), value: z.string() }))

/**
 * A card of the company (§2 payment methods, §3 credit card), managed by a cost centre. It pays for the people it is
 * assigned to. Row of GET admin/companies/{companyId}/payment-methods, an addition.
 */
export const companyCardSchema = z.extend(creditCardSchema, {
  costCenter: z.object({ id: z.string(), externalId: z.string(), names }),
  assignedCostCenters: z.int(),
  assignedEmployees: z.int(),
})
export type CompanyCard = z.infer<typeof companyCardSchema>
export const companyCardPageSchema = pageOf(companyCardSchema)
export type CompanyCardPage = z.infer<typeof companyCardPageSchema>
/** GET .../cost-centers/{costCenterId}/payment-methods: the cards of a cost centre. */
export const companyCardListSchema = listOf(companyCardSchema)

/**
 * A company card as shown to the people it pays for, with only the fields that identify it. Row of GET
 * companies/{companyId}/profiles/{profileId}/company-cards, an addition.
 */
export const payingCardSchema = z.omit(creditCardSchema, { version: true })
export type PayingCard = z.infer<typeof payingCardSchema>
export const payingCardListSchema = listOf(payingCardSchema)

/** GET .../payment-methods/{creditCardId}/assignments: the people and cost centres a card pays for. */
export const cardAssignmentsSchema = z.object({
  costCenters: listOf(z.object({ id: z.string(), externalId: z.string(), names, includesBelow: z.boolean() })),
  employees: listOf(employeeNameSchema),
  version: recordVersion,
})
export type CardAssignments = z.infer<typeof cardAssignmentsSchema>

const atMost = <Each extends z.ZodMiniType>(each: Each) =>
  z.array(each).check(z.maxLength(companyCardLimits.assigned, fieldProblem('tooMany')))
/** Body of PUT .../assignments: replaces the people and cost centres the card pays for. */
export const changedAssignmentsSchema = z.strictObject({
  costCenters: atMost(z.strictObject({ id: recordId, includesBelow: z.boolean() })),
  employeeIds: atMost(recordId),
  version: seenVersion,
})
export type ChangedAssignments = z.infer<typeof changedAssignmentsSchema>
