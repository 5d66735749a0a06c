import * as z from 'zod/mini'
import { calendarDay, emailAddress } from '#contract/fields/fields.ts'
import { emptyOr } from '#contract/fields/webAddress.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { localDate } from '#contract/wire/envelope.ts'
import { listOf } from '#contract/wire/lenient.ts'

/** Days on which a person does not approve trips, both included, and who does so meanwhile (null: whoever is next). */
export const absenceSchema = z.object({
  id: z.string(),
  from: localDate,
  until: localDate,
  standIn: z.nullable(z.object({ employeeId: z.string(), name: z.string() })),
})
export type Absence = z.infer<typeof absenceSchema>
/** GET companies/{companyId}/profiles/{profileId}/absences: those that are not over, the soonest first. */
export const absenceListSchema = listOf(absenceSchema)

/**
 * POST .../absences. The stand-in is named by the e-mail address of a colleague, as arrangers are; empty for nobody. 400
 * `endBeforeStart` or `datePast` at `until`, `overlap` at `from`, `unknownPerson` or `oneself` at `standInEmail`.
 */
export const newAbsenceSchema = z
  .strictObject({ from: calendarDay, until: calendarDay, standInEmail: emptyOr(emailAddress) })
  .check(
    z.superRefine<{ from: string; until: string }>(({ from, until }, check) => {
      if (from !== '' && until !== '' && until < from)
        check.addIssue({ code: 'custom', path: ['until'], message: fieldProblem('endBeforeStart'), input: until })
    }),
  )
export type NewAbsence = z.infer<typeof newAbsenceSchema>
