import { changedEntities, type CompanyChange, companyChangeActions } from '#contract/admin/companyChanges.ts'
import { dayFilters, daysQuery } from '@/patterns/table/address/days'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the record's address. Its days are those of the reader's clock. */
export const changesTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'at', direction: 'desc' },
  filters: { entity: changedEntities, action: companyChangeActions },
  ids: dayFilters,
}

/** The query of the address; undefined for a filter that is not chosen. */
export const changesQuery = ({ search, filters }: TableState) => ({
  search: search || undefined,
  entity: changedEntities.find((each) => filters['entity']?.[0] === each),
  action: companyChangeActions.find((each) => filters['action']?.[0] === each),
  ...daysQuery({ filters }),
})

/** The route of a changed thing's page; undefined without one, and for a deleted thing. */
export const pageOf = ({ entity, action }: Pick<CompanyChange, 'entity' | 'action'>) =>
  action === 'removed' ? undefined : pages[entity as keyof typeof pages]
const pages = {
  employee: 'editEmployee',
  costCenter: 'costCenter',
  travelBudget: 'costCenter',
  groupTravel: 'groupDetail',
} as const

/** Whether the company itself has changed, whose name the page need not repeat. */
export const isOfCompany = ({ entity }: Pick<CompanyChange, 'entity'>) =>
  entity === 'settings' || entity === 'carbonTargets' || entity === 'projectNumbers'
