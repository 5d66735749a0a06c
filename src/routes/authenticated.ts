import {
  BadgeCheck,
  CodeXml,
  GraduationCap,
  House,
  Leaf,
  ListChecks,
  MapPinned,
  ShieldAlert,
  Store,
} from 'lucide-react'
import type { Rows } from './row'

const developers = 'setting.developerOptions'

/** §2: authenticated routes outside any group. */
export const authenticatedRoutes = {
  registration: { path: '/registration', isRegistration: true },
  sandbox: { path: '/sandbox', isSandbox: true },
  home: { path: '/home', isForGuests: true, menu: { place: 1, icon: House } },
  about: { path: '/about' },
  actionCenter: { path: '/action-center', menu: { place: 3, icon: ListChecks } },
  reports: {
    path: '/find-travelers',
    roles: ['RiskAdvisor'],
    gate: 'employee.protect',
    menu: { place: 4.6, icon: MapPinned },
  },
  sustainability: {
    path: '/carbon-footprint',
    addition: 'carbon',
    gate: 'feature.carbonfootprint',
    menu: { place: 5.5, icon: Leaf, group: 'reports' },
  },
  leedHotels: {
    path: '/leed-hotels',
    addition: 'certifiedhotels',
    gate: 'feature.carbonfootprint',
    menu: { place: 5.6, icon: BadgeCheck, group: 'reports' },
  },
  travelAdvisories: {
    path: '/advisories',
    gate: 'employee.protect',
    menu: { place: 5.8, icon: ShieldAlert, group: 'resources' },
  },
  education: {
    path: '/education',
    addition: 'education',
    gate: 'employee.education',
    menu: { place: 5.85, icon: GraduationCap, group: 'resources' },
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
    menu: { place: 5.9, icon: Store, group: 'resources' },
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
  developer: { path: '/developer', gate: developers, menu: { place: 12, icon: CodeXml } },
  developerTexts: { path: '/developer/i18n', gate: developers, parent: 'developer' },
  developerAlerts: { path: '/developer/garda-alerts', gate: developers, parent: 'developer' },
  developerComponents: { path: '/developer/comp-ap', gate: developers, parent: 'developer' },
} as const satisfies Rows
