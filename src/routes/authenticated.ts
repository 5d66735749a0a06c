import type { Rows } from './row'

const developers = 'setting.developerOptions'

/** §2: authenticated routes outside any group. */
export const authenticatedRoutes = {
  registration: { path: '/registration', isRegistration: true },
  sandbox: { path: '/sandbox', isSandbox: true },
  home: { path: '/home', isForGuests: true, menu: { place: 1 } },
  about: { path: '/about' },
  actionCenter: { path: '/action-center', menu: { place: 3 } },
  reports: {
    path: '/find-travelers',
    roles: ['RiskAdvisor'],
    gate: 'employee.protect',
    menu: { place: 4.6 },
  },
  sustainability: {
    path: '/carbon-footprint',
    addition: 'carbon',
    gate: 'feature.carbonfootprint',
    menu: { place: 5.5, group: 'reports' },
  },
  leedHotels: {
    path: '/leed-hotels',
    addition: 'certifiedhotels',
    gate: 'feature.carbonfootprint',
    menu: { place: 5.6, group: 'reports' },
  },
  travelAdvisories: {
    path: '/advisories',
    gate: 'employee.protect',
    menu: { place: 5.8, group: 'resources' },
  },
  education: {
    path: '/education',
    addition: 'education',
    gate: 'employee.education',
    menu: { place: 5.85, group: 'resources' },
  },
  educationModule: {
    path: '/education/:moduleId',
    addition: 'education',
    gate: 'employee.education',
    parent: 'education',
    isNamed: true,
  },
  marketplace: {
    path: '/marketplace',
    addition: 'marketplace',
    gate: 'feature.marketplace',
    menu: { place: 5.9, group: 'resources' },
  },
  marketplaceApp: {
    path: '/marketplace/:appId',
    addition: 'marketplace',
    gate: 'feature.marketplace',
    parent: 'marketplace',
    isNamed: true,
  },
  findTravelerAdvisories: {
    path: '/find-travelers/advisories/:bookingId',
    roles: ['RiskAdvisor'],
    gate: 'employee.protect',
    parent: 'reports',
  },
  developer: { path: '/developer', gate: developers, menu: { place: 12 } },
  developerTexts: { path: '/developer/i18n', gate: developers, parent: 'developer' },
  developerAlerts: { path: '/developer/garda-alerts', gate: developers, parent: 'developer' },
  developerComponents: { path: '/developer/comp-ap', gate: developers, parent: 'developer' },
} as const satisfies Rows
