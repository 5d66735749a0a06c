import type { companyChanges } from '#server/db/schema/company/admin.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { employeeIdOf, profileIdOf } from '#server/demo/people/people.ts'

type Row = typeof companyChanges.$inferInsert
/** A planned change by its age in days, its UTC time and the person who made it. */
type Entry = [daysAgo: number, time: string, by: string, what: Pick<Row, 'entity' | 'entityId' | 'action' | 'changes'>]

const entries = (now: Date): Entry[] => [
  [
    215,
    '14:10',
    'admin',
    {
      entity: 'role',
      entityId: employeeIdOf('aurora', 'everything'),
      action: 'added',
      changes: [{ field: 'roles', from: null, to: 'Admin, Arranger' }],
    },
  ],
  [
    88,
    '15:26',
    'everything',
    {
      entity: 'settings',
      entityId: 'aurora',
      action: 'changed',
      changes: [
        { field: 'agency.emergencyPhone', from: null, to: null },
        { field: 'features.trips2', from: 'enabled', to: 'hidden' },
      ],
    },
  ],
  [
    52,
    '19:22',
    'admin',
    {
      entity: 'employee',
      entityId: employeeIdOf('aurora', 'traveller'),
      action: 'changed',
      changes: [{ field: 'costCenterId', from: '220', to: '210' }],
    },
  ],
  [
    43,
    '16:03',
    'admin',
    {
      entity: 'costCenterRole',
      entityId: 'ccr-aurora-210-approver-traveller',
      action: 'added',
      changes: [
        { field: 'costCenterId', from: null, to: '210' },
        { field: 'type', from: null, to: 'approver' },
        { field: 'startDate', from: null, to: calendarDate(daysFrom(now, -40)) },
        { field: 'endDate', from: null, to: calendarDate(daysFrom(now, 325)) },
      ],
    },
  ],
  [
    17,
    '13:48',
    'everything',
    {
      entity: 'costCenter',
      entityId: costCenterId('aurora', '420'),
      action: 'changed',
      changes: [{ field: 'names.en-CA', from: 'Human resources', to: 'People and culture' }],
    },
  ],
]

/** The changes that administrators made before `now`, as rows of the record of changes. */
export const companyChangeRows = (now: Date): Row[] =>
  entries(now).map(([daysAgo, time, by, what], at) => ({
    id: `company-change-aurora-${String(at + 1).padStart(2, '0')}`,
    companyId: 'aurora',
    actorProfileId: profileIdOf('aurora', by),
    at: new Date(`${calendarDate(daysFrom(now, -daysAgo))}T${time}Z`),
    ...what,
  }))
