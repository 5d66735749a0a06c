import * as z from 'zod/mini'
import {
  completionSorts,
  educationLimits,
  type ManagedModule,
  moduleAssignments,
  type ModulePatch,
} from '#contract/catalogs/education.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { CompletionQuery } from '../education.api'

/** The parameters of the address of the completion by cost center. */
export const completionTable: TableShape = {
  sortable: ['number', 'share'],
  defaultSort: { key: 'number', direction: 'asc' },
  ids: ['module'],
}

/** The query of the address: of the chosen module, else of the first that is required, else of the first. */
export function completionQuery(
  { pageNumber, sort, filters }: TableState,
  modules: readonly Pick<ManagedModule, 'id' | 'assignment'>[],
): CompletionQuery {
  const chosen = modules.find(({ id }) => id === filters['module']?.[0])
  const first = chosen ?? modules.find(({ assignment }) => assignment === 'required') ?? modules[0]
  return {
    moduleId: first?.id ?? '',
    pageNumber,
    sort: completionSorts.find((each) => each === `${sort.key}:${sort.direction}`) ?? completionSorts[0],
  }
}

const { least, most } = educationLimits.dueDays
/** The values of the form about a module. Days count only where it is required. */
export const moduleFormSchema = z.object({ assignment: z.enum(moduleAssignments), dueDays: z.string() }).check(
  z.refine(({ assignment, dueDays }) => assignment !== 'required' || daysIn(dueDays) !== undefined, {
    error: 'outOfRange',
    path: ['dueDays'],
  }),
)
export type ModuleFormValues = z.infer<typeof moduleFormSchema>

/** A typed number of days; undefined where it is none, or out of range. */
export function daysIn(text: string): number | undefined {
  const days = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0
  return days >= least && days <= most ? days : undefined
}

export const moduleValues = ({ assignment, dueDays }: ManagedModule): ModuleFormValues => ({
  assignment,
  dueDays: String(dueDays),
})

/** The request of the form. The days of a module that is not required stay as they are. */
export const toModulePatch = (
  { assignment, dueDays }: ModuleFormValues,
  { dueDays: before, version }: ManagedModule,
): ModulePatch => ({ assignment, dueDays: daysIn(dueDays) ?? before, ...(version > 0 && { version }) })
