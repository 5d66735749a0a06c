import * as z from 'zod/mini'
import { calendarDay } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { localDate, recordId } from '#contract/wire/envelope.ts'
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

/** POST .../absences. 400 `endBeforeStart`, `overlap` at `from`, `inactive` at `standInEmployeeId`. */
export const newAbsenceSchema = z
  .strictObject({ from: calendarDay, until: calendarDay, standInEmployeeId: z.nullable(recordId) })
  .check(
    z.superRefine<{ from: string; until: string }>(({ from, until }, check) => {
      if (until < from)
        check.addIssue({ code: 'custom', path: ['until'], message: fieldProblem('endBeforeStart'), input: until })
    }),
  )
export type NewAbsence = z.infer<typeof newAbsenceSchema>
