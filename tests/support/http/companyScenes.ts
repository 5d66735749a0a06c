import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { companyCards, costCenterRoles, imports, scimTokens } from '#server/db/schema/company/admin.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { projectNumbers, tripFields } from '#server/db/schema/company/tripFields.ts'
import { homeContent, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { hrProfiles } from '#server/db/schema/profile/profileData.ts'
import { type AddingScene, parts } from '#tests/support/http/addingScene.ts'
import { employeeIdOf } from '#tests/support/http/api.ts'

const { localDay, card, names } = parts
const admin = 'admin@aurora'
const ofAdmin = '/company/admin/companies/aurora'
const texts = [{ locale: 'en-CA', title: 'New office', text: 'Words of it.' }]
const person = (turn: number) => ({
  firstName: 'Ada',
  lastName: 'Quill',
  email: `ada.room${turn}@visitor.example`,
  cultureCode: 'en-CA',
  countryCode: 'CA',
})
const instant = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString()

/** Calls that add records of a company, by the operation. */
export const companyScenes: Record<string, AddingScene> = {
  '/company/companies/:companyId/guests': {
    most: 'guests',
    as: 'guestmanager@aurora',
    path: '/company/companies/aurora/guests',
    body: (turn) => ({
      ...person(turn),
      phoneCountryCode: '44',
      phoneNumber: '7700 900123',
      dateOfBirth: '1984-05-12',
      gender: 'F',
      hostEmployeeId: employeeIdOf('arranger@aurora'),
      payment: 'own',
      hasAccess: true,
      purpose: 'Visiting lecturer',
      endDate: localDay(30),
    }),
    counted: [employees, and(eq(employees.companyId, 'aurora'), eq(employees.type, 'guest'))],
    code: 'tooManyInCompany',
  },
  '/main/companies/:companyId/hr-profiles': {
    most: 'personnelRecords',
    as: admin,
    path: '/main/companies/aurora/hr-profiles',
    body: (turn) => ({
      internalEmployeeId: `RM-${turn}`,
      firstName: 'Ana',
      lastName: 'Roy',
      email: `ana.roy${turn}@aurora.example`,
      jobTitle: '',
      costCenterId: null,
    }),
    counted: [hrProfiles, eq(hrProfiles.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/employees': {
    most: 'employees',
    as: admin,
    path: `${ofAdmin}/employees`,
    body: (turn) => ({
      ...person(turn + 5),
      externalId: `RM-${turn}`,
      middleName: '',
      jobTitle: '',
      costCenterId: null,
      managerId: null,
      approverId: 'e-aurora-finance',
      roles: [],
      agencyService: 'default',
      mobilePhone: '',
      travelPolicyId: null,
      type: 'employee',
      homeAirport: null,
      isInvited: false,
    }),
    counted: [employees, eq(employees.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/cost-centers': {
    most: 'costCenters',
    as: admin,
    path: `${ofAdmin}/cost-centers`,
    body: (turn) => ({ externalId: `RM-${turn}`, names: names(`Room ${turn}`), status: 'active', parentId: null }),
    counted: [costCenters, eq(costCenters.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/cost-centers/:costCenterId/roles': {
    most: 'costCenterRoles',
    as: admin,
    path: `${ofAdmin}/cost-centers/cc-aurora-110/roles`,
    body: (turn) => ({
      costCenterId: 'cc-aurora-110',
      employeeId: ['e-aurora-traveller', 'e-aurora-newhire'][turn],
      type: 'delegate',
      startDate: localDay(400),
      endDate: localDay(410),
    }),
    counted: [costCenterRoles, eq(costCenterRoles.costCenterId, 'cc-aurora-110')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/cost-centers/:costCenterId/payment-methods': {
    most: 'companyCards',
    as: admin,
    path: `${ofAdmin}/cost-centers/cc-aurora-110/payment-methods`,
    body: (turn) => ({ ...card(turn), uses: ['air'] }),
    counted: [companyCards, eq(companyCards.costCenterId, 'cc-aurora-110')],
    code: 'tooManyCards',
  },
  '/company/admin/companies/:companyId/trip-fields': {
    most: 'tripFields',
    as: admin,
    path: `${ofAdmin}/trip-fields`,
    body: (turn) => ({
      names: names(`Room ${turn}`),
      hints: [],
      kind: 'text',
      choices: [],
      isAlwaysRequired: false,
      policyIds: [],
    }),
    counted: [tripFields, eq(tripFields.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/project-numbers': {
    most: 'projectNumbers',
    as: admin,
    path: `${ofAdmin}/project-numbers`,
    body: (turn) => ({
      upload: randomUUID(),
      replaces: false,
      isLast: true,
      rows: [{ row: 1, number: `Room ${turn}`, name: '', isActive: true }],
    }),
    counted: [projectNumbers, eq(projectNumbers.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/travel-policies': {
    most: 'travelPolicies',
    as: admin,
    path: `${ofAdmin}/travel-policies`,
    body: (turn) => ({
      names: names(`Room ${turn}`),
      isAllowedSelf: true,
      isAllowedTransient: true,
      isAllowedEvent: false,
      needsApproval: true,
      fareTolerancePercent: 20,
      hotelNightLimit: 250,
      hotelLimits: [],
      businessFromHours: 10,
      premiumFromHours: 6,
      daysInAdvance: 14,
    }),
    counted: [travelPolicies, eq(travelPolicies.companyId, 'aurora')],
    code: 'tooManyInCompany',
  },
  '/company/admin/companies/:companyId/scim-tokens': {
    most: 'scimTokens',
    as: admin,
    path: `${ofAdmin}/scim-tokens`,
    body: () => ({ name: 'Entra ID', days: 365 }),
    counted: [scimTokens, eq(scimTokens.companyId, 'aurora')],
    code: 'tooManyTokens',
  },
  '/company/admin/companies/:companyId/imports': {
    most: 'imports',
    as: admin,
    path: `${ofAdmin}/imports`,
    body: () => ({
      kind: 'employees',
      fileName: 'people.csv',
      columns: ['externalId', 'firstName', 'lastName', 'email'],
      totalRows: 3,
    }),
    counted: [imports, eq(imports.companyId, 'aurora')],
    code: 'tooManyToday',
  },
  '/communication/admin/companies/:companyId/maintenance-notices': {
    most: 'notices',
    as: admin,
    path: '/communication/admin/companies/aurora/maintenance-notices',
    body: () => ({
      category: 'Maintenance',
      impactedComponents: ['Application'],
      disclaimerStart: instant(60),
      maintenanceStart: instant(61),
      maintenanceEnd: instant(62),
      texts,
    }),
    counted: [maintenanceNotices, eq(maintenanceNotices.companyId, 'aurora')],
    code: 'tooManyNotices',
  },
  '/company/admin/companies/:companyId/home-content': {
    most: 'homeContent',
    as: admin,
    path: `${ofAdmin}/home-content`,
    body: () => ({
      kind: 'news',
      texts,
      address: '',
      screen: null,
      publishedFrom: null,
      publishedUntil: null,
      isPinned: false,
    }),
    counted: [homeContent, and(eq(homeContent.companyId, 'aurora'), eq(homeContent.kind, 'news'))],
    code: 'tooMuchContent',
  },
}
