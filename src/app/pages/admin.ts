import { dashboardPages } from './dashboard'
import { aboutAnother, type PageRow } from './pageRow'
import type { adminRoutes } from '@/routes/admin'

/** Pages of the routes in `routes/admin.ts` (§2). */
export const adminPages: Record<keyof typeof adminRoutes, PageRow> = {
  employees: {
    load: () => import('@/domains/admin/employees/list/EmployeesPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  addEmployee: {
    load: () => import('@/domains/admin/employees/form/AddEmployeePage'),
    messages: ['administration', 'forms', 'profile'],
  },
  editEmployee: {
    load: () => import('@/domains/admin/employees/employee/EditEmployeePage'),
    messages: ['administration', 'forms', 'profile', 'tables', 'traveller'],
  },
  employeeTrips: aboutAnother(dashboardPages.tripsList),
  employeeTrips_v2: aboutAnother(dashboardPages.tripsList_v2),
  employeeTrip: aboutAnother(dashboardPages.trip),
  employeeAdvisories: {
    load: () => import('@/domains/arranger/advisories/TravellerAdvisoriesPage'),
    messages: ['arranger', 'trips', 'trip'],
  },
  costCenters: {
    load: () => import('@/domains/admin/costCenters/CostCentersPage'),
    messages: ['administration', 'tables'],
  },
  addCostCenter: {
    load: () => import('@/domains/admin/costCenters/AddCostCenterPage'),
    messages: ['administration', 'forms'],
  },
  costCenter: {
    load: () => import('@/domains/admin/costCenters/CostCenterPage'),
    messages: ['administration', 'forms', 'profile', 'tables'],
  },
  travelPolicies: {
    load: () => import('@/domains/admin/policies/TravelPoliciesPage'),
    messages: ['administration', 'tables'],
  },
  addTravelPolicy: {
    load: () => import('@/domains/admin/policies/AddTravelPolicyPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  travelPolicy: {
    load: () => import('@/domains/admin/policies/TravelPolicyPage'),
    messages: ['administration', 'forms', 'tables'],
  },
  paymentMethods: {
    load: () => import('@/domains/admin/paymentMethods/PaymentMethodsPage'),
    messages: ['administration', 'forms', 'tables', 'profile'],
  },
  addPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AddPaymentMethodPage'),
    messages: ['administration', 'forms', 'profile'],
  },
  editPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/EditPaymentMethodPage'),
    messages: ['administration', 'forms', 'profile'],
  },
  assignPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AssignPaymentMethodPage'),
    messages: ['administration', 'forms', 'profile'],
  },
  companySettings: {
    load: () => import('@/domains/admin/settings/CompanySettingsPage'),
    messages: ['administration', 'forms'],
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
    messages: ['administration', 'profile', 'tables'],
  },
}
