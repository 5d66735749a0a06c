import type { NewGroup } from '#contract/events/groupTravelChanges.ts'
import type { GroupStatus } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { changedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges, type CompanyChangeRecord } from '#server/domains/audit/recordCompanyChanges.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'

/** An event as it is stored or entered; its locales are checked before they are stored. */
type EventFields = Omit<NewGroup, 'names'> & { names: readonly { value: string }[] }
type Recorded = Pick<CompanyChangeRecord, 'action' | 'changes'>

/** Writes a change of an event to the company's record of changes, in the transaction of the change. */
export function recordEvent(
  tx: Database,
  groupId: string,
  { action, changes }: Recorded,
  { caller, services }: EventContext,
): Promise<void> {
  const { companyId } = caller
  const at = services.now()
  return recordCompanyChanges(tx, caller, [
    { companyId, at, entity: 'groupTravel', entityId: groupId, action, changes },
  ])
}

/** A new event, with its days. */
export const eventAdded = (entered: NewGroup): Recorded => ({
  action: 'added',
  changes: changedValues({}, { startDate: entered.startDate, endDate: entered.endDate }),
})

/** The changed fields of an event; undefined where none differs. */
export function eventChanged(before: EventFields, entered: EventFields): Recorded | undefined {
  const names = changedFields(before, entered) as (keyof NewGroup)[]
  const changes = names.map((name) => ({
    field: fields[name],
    from: valueOf(before, name),
    to: valueOf(entered, name),
  }))
  return changes.length > 0 ? { action: 'changed', changes } : undefined
}

/** The next state of an event, which asks an administrator where it has to be approved. */
export const eventMoved = (from: GroupStatus, to: GroupStatus): Recorded => ({
  action: to === 'pendingApproval' ? 'asked' : 'changed',
  changes: changedValues({ status: from }, { status: to }),
})

/** How many people an event's invitations or reminders were mailed to. */
export const eventMailed = (kind: 'groupInvitation' | 'groupReminder', people: number): Recorded => ({
  action: 'changed',
  changes: changedValues({}, { [kind]: String(people) }),
})

/** How the record of changes names the fields of an event. */
const fields: Record<keyof NewGroup, string> = {
  names: 'names',
  actualLocation: 'eventPlace',
  venue: 'eventVenue',
  address: 'address',
  startDate: 'startDate',
  endDate: 'endDate',
  arrivalTime: 'eventArrival',
  answerBy: 'answerBy',
  bookBy: 'bookBy',
  budget: 'eventBudget',
  notes: 'eventNotes',
  creditCardId: 'card',
}

/** Only values that a reader of the record understands. Notes can name people. */
function valueOf(group: EventFields, name: keyof NewGroup): string | null {
  if (name === 'creditCardId' || name === 'notes') return null
  if (name === 'names') return group.names.map(({ value }) => value).join(', ')
  const value = group[name]
  return value === null || value === '' ? null : String(value)
}
