import type { Employee, EmployeeName, EmployeePage, EmployeeRow } from '#contract/employees/employees.ts'
import type { RoleRequest } from '#contract/session/roleRequests.ts'

export const makeEmployeeName = (changed: Partial<EmployeeName> = {}): EmployeeName => ({
  id: 'e-noor',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@aurora.example',
  jobTitle: 'Head of people',
  ...changed,
})

/** A row of the list: an employee without problems. */
export const makeEmployeeRow = (changed: Partial<EmployeeRow> = {}): EmployeeRow => ({
  id: 'e-ada',
  externalId: '1007',
  firstName: 'Ada',
  lastName: 'Quill',
  jobTitle: 'Engineer',
  email: 'ada@aurora.example',
  status: 'active',
  costCenterId: 'cc-rd',
  costCenter: 'Research',
  roles: ['Admin'],
  agencyService: 'default',
  type: 'employee',
  profileId: 'p-ada',
  hasTravelAdvisories: false,
  hasUsablePolicy: true,
  profileIssues: [],
  isProfileActive: true,
  reactivationAskedAt: null,
  isRegistered: true,
  invitedAt: null,
  ...changed,
})

export const makeEmployeePage = (responseData: EmployeeRow[], total = responseData.length): EmployeePage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: total,
  totalPageCount: Math.ceil(total / 20),
  responseData,
})

/** The same employee with everything that their page shows. */
export const makeEmployee = (changed: Partial<Employee> = {}): Employee => ({
  ...makeEmployeeRow(),
  middleName: '',
  manager: makeEmployeeName(),
  approver: null,
  costCenterRoles: [],
  mobilePhone: '+15145550123',
  travelPolicyId: null,
  travelerProfile: { homeAirport: null },
  cultureCode: 'en-CA',
  countryCode: 'CA',
  createdAt: '2026-01-05T12:00:00Z',
  invitedAt: '2026-01-05T12:00:00Z',
  askedRoles: [],
  needsSecondYes: true,
  tokenNames: [],
  trips: 0,
  version: 3,
  ...changed,
})

/** A role that another administrator has requested. */
export const makeRoleRequest = (changed: Partial<RoleRequest> = {}): RoleRequest => ({
  id: 'r1',
  employeeId: 'e-sam',
  name: 'Sam Okafor',
  role: 'FinancialOfficer',
  askedAt: '2026-05-11T12:00:00Z',
  isOwn: false,
  askedByName: '',
  ...changed,
})
