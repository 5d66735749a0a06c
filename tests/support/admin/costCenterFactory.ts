import type { CostCenter, CostCenterPage, CostCenterRole } from '#contract/employees/costCenters.ts'

/** A cost centre at the top, with people, without any below. */
export const makeCostCenter = (changed: Partial<CostCenter> = {}): CostCenter => ({
  id: 'cc-sales',
  companyId: 'aurora',
  externalId: '4200',
  names: [
    { locale: 'en-CA', value: 'Sales' },
    { locale: 'fr-CA', value: 'Ventes' },
  ],
  status: 'active',
  parentId: null,
  employees: 12,
  roles: [],
  children: 0,
  above: [],
  version: 3,
  ...changed,
})

export const makeCostCenterPage = (
  responseData: CostCenter[],
  changed: Partial<CostCenterPage> = {},
): CostCenterPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: responseData.length > 0 ? 1 : 0,
  responseData,
  ...changed,
})

/** Noor answers for the budget of Sales, until further notice. */
export const makeCostCenterRole = (changed: Partial<CostCenterRole> = {}): CostCenterRole => ({
  id: 'r1',
  startDate: '2026-01-01',
  endDate: null,
  status: 'active',
  created: '2025-12-01T12:00:00Z',
  updated: '2025-12-01T12:00:00Z',
  type: 'owner',
  costCenterId: 'cc-sales',
  employeeId: 'e-noor',
  employeeName: 'Noor Haddad',
  version: 2,
  ...changed,
})
