import * as z from 'zod/mini'
import {
  activeStatuses,
  type ActiveStatus,
  type CostCenter,
  costCenterLimits,
  costCenterNameLocales,
  type CostCenterRole,
  costCenterRoleTypes,
  type NewCostCenter,
} from '#contract/employees/costCenters.ts'
import { calendarDay, requiredLine, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** The values of a cost centre's form: a name for each language, and an empty id for a cost centre at the top. */
export interface CostCenterValues {
  externalId: string
  nameEn: string
  nameFr: string
  nameEs: string
  parentId: string
  status: ActiveStatus
}

const [english, french, spanish] = costCenterNameLocales

/** The values of a new cost centre below another or, with an empty id, at the top. */
export const newCostCenterValues = (parentId: string): CostCenterValues => ({
  externalId: '',
  nameEn: '',
  nameFr: '',
  nameEs: '',
  parentId,
  status: 'active',
})

export function costCenterValues({ externalId, names, parentId, status }: CostCenter): CostCenterValues {
  const named = (locale: string) => names.find((each) => each.locale === locale)?.value ?? ''
  return {
    externalId,
    nameEn: named(english),
    nameFr: named(french),
    nameEs: named(spanish),
    parentId: parentId ?? '',
    status,
  }
}

/** The contract's checks by the fields of the form. */
export const costCenterFormSchema: z.ZodMiniType<NewCostCenter, CostCenterValues> = z.pipe(
  z.object({
    externalId: requiredLine(costCenterLimits.externalId),
    nameEn: requiredLine(costCenterLimits.name),
    nameFr: textLine(costCenterLimits.name),
    nameEs: textLine(costCenterLimits.name),
    parentId: z.string(),
    status: z.enum(activeStatuses),
  }),
  z.transform(({ nameEn, nameFr, nameEs, parentId, ...rest }: CostCenterValues): NewCostCenter => ({
    ...rest,
    names: [
      { locale: english, value: nameEn },
      { locale: french, value: nameFr },
      { locale: spanish, value: nameEs },
    ],
    parentId: parentId || null,
  })),
)

/** The values of a role's form; an empty last day means no end. */
export interface RoleValues {
  type: CostCenterRole['type']
  employeeId: string
  startDate: string
  endDate: string
}
/** The request of a role's form. */
export type RoleOutput = Omit<RoleValues, 'endDate'> & { endDate: string | null }

export const newRoleValues = (today: string): RoleValues => ({
  type: 'owner',
  employeeId: '',
  startDate: today,
  endDate: '',
})
export const roleValues = ({ type, employeeId, startDate, endDate }: CostCenterRole): RoleValues => ({
  type,
  employeeId,
  startDate,
  endDate: endDate ?? '',
})

const inOrder = z.superRefine<RoleOutput>(({ startDate, endDate }, check) => {
  if (endDate !== null && endDate < startDate)
    check.addIssue({ code: 'custom', path: ['endDate'], message: fieldProblem('endBeforeStart'), input: endDate })
})

export const roleFormSchema: z.ZodMiniType<RoleOutput, RoleValues> = z
  .pipe(
    z.pipe(
      z.transform(({ endDate, ...rest }: RoleValues) => ({ ...rest, endDate: endDate === '' ? null : endDate })),
      z.object({
        type: z.enum(costCenterRoleTypes),
        employeeId: z.string().check(z.minLength(1, fieldProblem('required'))),
        startDate: calendarDay,
        endDate: z.nullable(calendarDay),
      }),
    ),
    z.transform((role: RoleOutput) => role),
  )
  .check(inOrder)
