import type { Rows } from './row'

const managed = { roles: ['GuestManager'], gate: 'employee.guestManagement', addition: 'guestmanagement' } as const

/** §2: the group of guest management. */
export const guestRoutes = {
  guestManagementList: { path: '/guests', ...managed, menu: { place: 10, group: 'management' } },
  guestManagementAdd: { path: '/guests/add', ...managed, parent: 'guestManagementList' },
  guestManagementEdit: { path: '/guests/:employeeId/edit', ...managed, parent: 'guestManagementList', isNamed: true },
} as const satisfies Rows
