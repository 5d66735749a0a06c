import { changedEntities, type CompanyChange } from '#contract/companyChanges.ts'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'

/** What the address of the record may say. */
export const changesTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'at', direction: 'desc' },
  filters: { entity: changedEntities },
}

/** The record is of one kind of thing, or of all. */
export const entityIn = ({ filters }: TableState) => changedEntities.find((each) => filters['entity']?.[0] === each)

/** A value as it is read: a day, a word of the application, or what the company calls it. */
type ValueKind = { kind: 'day'; day: string } | { kind: 'word'; id: string } | { kind: 'text'; text: string }

/**
 * How a recorded value is shown.
 * @param isWord whether there is a message of that id
 */
export function valueKind(value: string, isWord: (id: string) => boolean): ValueKind {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { kind: 'day', day: value }
  const id = `companyChanges.value.${value}`
  return isWord(id) ? { kind: 'word', id } : { kind: 'text', text: value }
}

/** The ids under which a changed field may have its name, the first that there is. */
export const fieldIds = (field: string): readonly string[] => [
  `companyChanges.field.${field}`,
  `companySettings.field.${field.replaceAll('.', '_')}`,
]

/** Where a changed thing has a page of its own that is still there: whose. */
export const pageOf = ({ entity, action }: Pick<CompanyChange, 'entity' | 'action'>) =>
  action === 'removed'
    ? undefined
    : ({ employee: 'editEmployee', costCenter: 'costCenter' } as const)[entity as 'employee' | 'costCenter']
