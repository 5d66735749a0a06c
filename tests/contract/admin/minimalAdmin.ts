/** §3 Employee: its fields, and nothing else. */
const employee = {
  id: 'e1',
  externalId: '10045',
  firstName: 'Camille',
  middleName: '',
  lastName: 'Tremblay',
  jobTitle: 'Engineer',
  email: 'camille@aurora.example',
  status: 'active',
  costCenterId: 'cc1',
  costCenter: 'Operations',
  manager: null,
  approver: null,
  roles: 'traveller Astronaut',
  agencyService: 'default',
  costCenterRoles: [],
  mobilePhone: '',
  travelPolicyId: 'standard',
  type: 'employee',
  travelerProfile: { homeAirport: 'YUL' },
}

const role = {
  id: 'r1',
  startDate: '2020-01-01',
  endDate: null,
  status: 'active',
  created: '2020-01-01T00:00:00Z',
  updated: '2020-01-01T00:00:00Z',
  type: 'owner',
  costCenterId: 'cc1',
  employeeId: 'e1',
}

/** §3 Cost centre */
const costCenter = {
  id: 'cc1',
  companyId: 'c1',
  externalId: '100',
  names: [{ locale: 'en-CA', value: 'Operations' }],
  status: 'active',
  parentId: null,
  employees: 1,
  roles: [role],
}

const pageOf = (row: object) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: 1,
  totalPageCount: 1,
  responseData: [row],
})
const admin = '/admin/companies/c1'

/** §7 Administration, as a backend answers it that has no call or field of ours. */
export const administrationAnswers = (trip: object) => ({
  [`${admin}/employees`]: pageOf(employee),
  [`${admin}/employees/e1`]: employee,
  [`${admin}/employees/e1/trips`]: [trip],
  [`${admin}/employees/e1/cost-center-roles`]: [role],
  [`${admin}/employees/auto-complete`]: [],
  [`${admin}/cost-centers`]: pageOf(costCenter),
  [`${admin}/cost-centers/cc1`]: costCenter,
  [`${admin}/cost-centers/cc1/roles`]: [role],
  [`${admin}/travel-policies`]: [
    {
      id: 'standard',
      isAllowedSelf: true,
      isAllowedTransient: true,
      isAllowedEvent: false,
      ziiObtTemplateId: null,
      obtPolicyModificationRequestId: null,
    },
  ],
  '/admin/roles': [{ name: 'Admin' }, { name: 'Astronaut' }],
  // §3: shapes not shown; what decisions state.
  [`${admin}/settings`]: {
    companyId: 'c1',
    displayName: 'Aurora',
    currency: 'CAD',
    obt: { name: 'ZIIOBT', url: 'https://tool.example' },
    agency: {
      companyName: 'Northway Travel',
      contactPhone: '',
      contactEmail: '',
      vipPhone: '',
      vipEmail: '',
      agencyEventPhone: '',
      agencyEventEmail: '',
      emergencyPhone: '',
      emailFrom: 'help@northway.example',
    },
    features: { supportedbrowsers: 'enabled' },
    employeeFeatures: { score: true },
    expenseUrl: '',
    idleSeconds: null,
    disclaimers: [],
  },
})
