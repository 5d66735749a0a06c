import { firstPages } from './firstPages'
import { aboutAnother, type PageRow } from './pageRow'
import type { adminRoutes } from '@/routes/admin'

/** The pages of administration (§2 admin group). */
export const adminPages: Record<keyof typeof adminRoutes, PageRow> = {
  employees: {
    load: () => import('@/domains/admin/employees/list/EmployeesPage'),
    messages: ['admin', 'administration', 'forms', 'profile', 'tables'],
  },
  addEmployee: {
    load: () => import('@/domains/admin/employees/form/AddEmployeePage'),
    messages: ['admin', 'administration', 'forms', 'profile'],
  },
  editEmployee: {
    load: () => import('@/domains/admin/employees/employee/EditEmployeePage'),
    messages: ['admin', 'administration', 'forms', 'profile', 'tables', 'traveller'],
  },
  employeeTrips: aboutAnother(firstPages.tripsList),
  employeeTrips_v2: aboutAnother(firstPages.tripsList_v2),
  employeeTrip: aboutAnother(firstPages.trip),
  employeeAdvisories: {
    load: () => import('@/domains/arranger/advisories/TravellerAdvisoriesPage'),
    messages: ['arranger', 'trips', 'trip'],
  },
  costCenters: {
    load: () => import('@/domains/admin/costCenters/CostCentersPage'),
    messages: ['admin', 'administration', 'tables'],
  },
  addCostCenter: {
    load: () => import('@/domains/admin/costCenters/AddCostCenterPage'),
    messages: ['admin', 'administration', 'forms'],
  },
  costCenter: {
    load: () => import('@/domains/admin/costCenters/CostCenterPage'),
    messages: ['admin', 'administration', 'forms', 'profile', 'tables'],
  },
  travelPolicies: {
    load: () => import('@/domains/admin/policies/TravelPoliciesPage'),
    messages: ['admin', 'administration', 'tables'],
  },
  addTravelPolicy: {
    load: () => import('@/domains/admin/policies/AddTravelPolicyPage'),
    messages: ['admin', 'administration', 'forms', 'tables'],
  },
  travelPolicy: {
    load: () => import('@/domains/admin/policies/TravelPolicyPage'),
    messages: ['admin', 'administration', 'forms', 'tables'],
  },
  paymentMethods: {
    load: () => import('@/domains/admin/paymentMethods/PaymentMethodsPage'),
    messages: ['admin', 'administration', 'forms', 'tables', 'profile'],
  },
  addPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AddPaymentMethodPage'),
    messages: ['admin', 'administration', 'forms', 'profile'],
  },
  editPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/EditPaymentMethodPage'),
    messages: ['admin', 'administration', 'forms', 'profile'],
  },
  assignPaymentMethod: {
    load: () => import('@/domains/admin/paymentMethods/AssignPaymentMethodPage'),
    messages: ['admin', 'administration', 'forms', 'profile'],
  },
  companySettings: {
    load: () => import('@/domains/admin/settings/CompanySettingsPage'),
    messages: ['admin', 'administration', 'forms'],
  },
  importTable: {
    load: () => import('@/domains/admin/imports/ImportPage'),
    messages: ['admin', 'administration', 'forms', 'tables'],
  },
  provisioning: {
    load: () => import('@/domains/admin/provisioning/ProvisioningPage'),
    messages: ['admin', 'administration', 'forms', 'tables'],
  },
  companyChanges: {
    load: () => import('@/domains/admin/changes/CompanyChangesPage'),
    // The words of roles and of what cards pay for.
    messages: ['admin', 'administration', 'profile', 'tables'],
  },
}
