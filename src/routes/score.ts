import type { Rows } from './row'

const gate = 'employee.score'
const finance = { roles: ['FinancialOfficer'], gate } as const

/**
 * §2: the score group. The menu has one entry for it: the company's scores for a FinancialOfficer, one's own for
 * everybody else. The pages of single bookings are additions.
 */
export const scoreRoutes = {
  scorePersonal: {
    path: '/score/personal',
    gate,
    menu: { place: 5, group: 'reports', notFor: 'FinancialOfficer' },
  },
  scoreCompany: { path: '/score/company', ...finance, menu: { place: 5, group: 'reports' } },
  scoreGroup: { path: '/score/company/:groupId', ...finance, parent: 'scoreCompany', isNamed: true },
  costCenterDetail: {
    path: '/score/company/:groupId/:costCenter',
    ...finance,
    parent: 'scoreGroup',
    isNamed: true,
  },
  travellerDetail: {
    path: '/score/company/:groupId/:costCenter/:travellerEmail',
    ...finance,
    parent: 'costCenterDetail',
    isNamed: true,
  },
  scoreBooking: {
    path: '/score/booking/:internalInvoiceDetailsId',
    gate,
    parent: 'scorePersonal',
    isNamed: true,
  },
  travelerBooking: {
    path: '/score/company/:groupId/:costCenter/:travellerEmail/:internalInvoiceDetailsId',
    title: 'scoreBooking',
    ...finance,
    parent: 'travellerDetail',
    isNamed: true,
  },
  travelCredits: {
    path: '/score/credits',
    addition: 'credits',
    roles: ['FinancialOfficer'],
    menu: { place: 5.4, group: 'reports' },
  },
  budgets: {
    path: '/score/budgets',
    addition: 'budgets',
    roles: ['FinancialOfficer'],
    menu: { place: 5.45, group: 'reports' },
  },
  cancellations: {
    path: '/score/cancellations',
    addition: 'credits',
    parent: 'travelCredits',
    roles: ['FinancialOfficer'],
  },
} as const satisfies Rows
