import type { Rows } from './row'

const roles = ['Admin'] as const
const ofEmployee = { roles, subject: 'employee', parent: 'editEmployee' } as const

/** §2: the group of administration. Its menu entry leads to the employees, and tabs from there to the others. */
export const adminRoutes = {
  employees: {
    path: '/admin/employees',
    roles,
    menu: { place: 6, group: 'management', title: 'administration' },
  },
  addEmployee: { path: '/admin/add-employee', roles, parent: 'employees' },
  editEmployee: { path: '/admin/:employeeId/edit-employee', roles, parent: 'employees', isNamed: true },
  employeeTrips: { path: '/admin/:employeeId/trips', ...ofEmployee, isNamed: true },
  employeeTrips_v2: { path: '/admin/:employeeId/trips-v2', ...ofEmployee, title: 'employeeTrips', isNamed: true },
  employeeTrip: {
    path: '/admin/:employeeId/trips/:bookingId',
    ...ofEmployee,
    parent: 'employeeTrips',
    title: 'trip',
    isNamed: true,
  },
  employeeStays: {
    path: '/admin/:employeeId/stays',
    addition: 'stays',
    ...ofEmployee,
    parent: 'employeeTrips',
    title: 'stays',
  },
  employeeAdvisories: { path: '/admin/:profileId/trip-advisories', ...ofEmployee, parent: 'employees' },
  costCenters: { path: '/admin/cost-centers', roles },
  addCostCenter: { path: '/admin/add-cost-center', roles, parent: 'costCenters' },
  costCenter: { path: '/admin/cost-center/:costCenterId', roles, parent: 'costCenters', isNamed: true },
  companyBudgets: { path: '/admin/budgets', addition: 'budgets', roles, parent: 'costCenters', title: 'budgets' },
  travelPolicies: { path: '/admin/travel-policies', addition: 'travelpolicies', roles },
  addTravelPolicy: { path: '/admin/add-travel-policy', addition: 'travelpolicies', roles, parent: 'travelPolicies' },
  travelPolicy: {
    path: '/admin/travel-policy/:policyId',
    addition: 'travelpolicies',
    roles,
    parent: 'travelPolicies',
    isNamed: true,
  },
  tripFields: { path: '/admin/trip-fields', addition: 'tripfields', roles },
  paymentMethods: { path: '/admin/payment-methods', addition: 'companycards', roles },
  addPaymentMethod: {
    path: '/admin/:costCenterId/add-payment-method',
    addition: 'companycards',
    roles,
    parent: 'paymentMethods',
  },
  editPaymentMethod: {
    path: '/admin/:costCenterId/:creditCardId/edit-payment-method',
    addition: 'companycards',
    roles,
    parent: 'paymentMethods',
    isNamed: true,
  },
  assignPaymentMethod: {
    path: '/admin/:costCenterId/:creditCardId/assign-payment-method',
    addition: 'companycards',
    roles,
    parent: 'paymentMethods',
  },
  companySettings: { path: '/admin/settings', roles },
  notices: { path: '/admin/notices', addition: ['homecontent', 'maintenance'], roles },
  addMaintenance: { path: '/admin/add-maintenance', addition: 'maintenance', roles, parent: 'notices' },
  maintenance: {
    path: '/admin/maintenance/:noticeId',
    addition: 'maintenance',
    roles,
    parent: 'notices',
    isNamed: true,
  },
  addHomeContent: { path: '/admin/add-home-content', addition: 'homecontent', roles, parent: 'notices' },
  homeContent: {
    path: '/admin/home-content/:contentId',
    addition: 'homecontent',
    roles,
    parent: 'notices',
    isNamed: true,
  },
  importTable: { path: '/admin/import', roles, parent: 'employees' },
  provisioning: { path: '/admin/provisioning', addition: 'provisioning', roles },
  companyChanges: { path: '/admin/changes', addition: 'companychanges', roles },
  riskViews: { path: '/admin/views', addition: 'riskviews', roles },
  manageEducation: { path: '/admin/education', addition: 'education', roles, gate: 'employee.education' },
} as const satisfies Rows

/** The screens of administration, in the order of their tabs. */
export const adminTabs = [
  'employees',
  'costCenters',
  'travelPolicies',
  'tripFields',
  'paymentMethods',
  'companySettings',
  'notices',
  'provisioning',
  'manageEducation',
  'companyChanges',
  'riskViews',
] as const satisfies (keyof typeof adminRoutes)[]
export type AdminTab = (typeof adminTabs)[number]
