import { dashboardPages } from './dashboard'
import { scorePages } from './score'
import { aboutAnother, type PageRow } from './pageRow'
import type { adminRoutes } from '@/routes/admin'

/** Pages of the routes in `routes/admin.ts` (§2). */
export const adminPages: Record<keyof typeof adminRoutes, PageRow> = {
  employees: {
    load: () => import('@/domains/admin/employees/list/EmployeesPage'),
    messages: ['staff', 'forms', 'tables'],
  },
  addEmployee: {
    load: () => import('@/domains/admin/employees/form/AddEmployeePage'),
    messages: ['staff', 'forms'],
  },
  editEmployee: {
    load: () => import('@/domains/admin/employees/employee/EditEmployeePage'),
    messages: ['staff', 'costCenters', 'forms', 'tables', 'traveler'],
  },
  employeeTrips: aboutAnother(dashboardPages.tripsList),
  employeeTrips_v2: aboutAnother(dashboardPages.tripsList_v2),
  employeeTrip: aboutAnother(dashboardPages.trip),
  employeeAdvisories: aboutAnother(dashboardPages.tripAdvisories),
  employeeStays: aboutAnother(dashboardPages.stays),
  costCenters: {
    load: () => import('@/domains/admin/costCenters/CostCentersPage'),
    messages: ['staff', 'costCenters', 'tables'],
  },
  addCostCenter: {
    load: () => import('@/domains/admin/costCenters/AddCostCenterPage'),
    messages: ['staff', 'costCenters', 'forms'],
  },
  costCenter: {
    load: () => import('@/domains/admin/costCenters/CostCenterPage'),
    messages: ['staff', 'costCenters', 'budgets', 'forms', 'profile', 'tables'],
  },
  companyBudgets: scorePages.budgets,
  travelPolicies: {
    load: () => import('@/domains/admin/policies/TravelPoliciesPage'),
    messages: ['staff', 'administration', 'tables'],
  },
  addTravelPolicy: {
    load: () => import('@/domains/admin/policies/AddTravelPolicyPage'),
    messages: ['staff', 'administration', 'forms', 'tables'],
  },
  travelPolicy: {
    load: () => import('@/domains/admin/policies/TravelPolicyPage'),
    messages: ['staff', 'administration', 'forms', 'tables'],
  },
  tripFields: {
    load: () => import('@/domains/admin/tripFields/TripFieldsPage'),
    messages: ['administration', 'forms'],
  },
  paymentMethods: {
    load: () => import('@/domains/admin/paymentMethods/PaymentMethodsPage'),
    messages: ['staff', 'costCenters', 'administration', 'forms', 'tables', 'profile'],
  },
  addPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AddPaymentMethodPage'),
    messages: ['staff', 'costCenters', 'administration', 'forms', 'profile'],
  },
  editPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/EditPaymentMethodPage'),
    messages: ['staff', 'costCenters', 'administration', 'forms', 'profile'],
  },
  assignPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AssignPaymentMethodPage'),
    messages: ['staff', 'costCenters', 'administration', 'forms', 'profile'],
  },
  companySettings: {
    load: () => import('@/domains/admin/settings/CompanySettingsPage'),
    messages: ['administration', 'forms'],
  },
  notices: {
    load: () => import('@/domains/notices/admin/NoticesPage'),
    messages: ['administration'],
  },
  addMaintenance: {
    load: () => import('@/domains/notices/admin/maintenance/AddMaintenancePage'),
    messages: ['administration', 'forms'],
  },
  maintenance: {
    load: () => import('@/domains/notices/admin/maintenance/MaintenancePage'),
    messages: ['administration', 'forms', 'tables'],
  },
  addHomeContent: {
    load: () => import('@/domains/notices/admin/content/AddHomeContentPage'),
    messages: ['administration', 'forms'],
  },
  homeContent: {
    load: () => import('@/domains/notices/admin/content/HomeContentPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  importTable: {
    load: () => import('@/domains/admin/imports/ImportPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  provisioning: {
    load: () => import('@/domains/admin/provisioning/ProvisioningPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  companyChanges: {
    load: () => import('@/domains/admin/changes/CompanyChangesPage'),
    // The texts of roles and of card uses.
    messages: ['staff', 'costCenters', 'companyChanges', 'administration', 'profile', 'fields'],
  },
  manageEducation: {
    load: () => import('@/domains/education/admin/ManageEducationPage'),
    messages: ['education', 'fields'],
  },
  riskViews: {
    load: () => import('@/domains/risk/views/RiskViewsPage'),
    messages: ['riskViews', 'findTravelers', 'fields'],
  },
}
