import { BadgeCheck, House, Leaf, ListChecks, MapPinned } from 'lucide-react'
import type { Rows } from './row'

/** §2: authenticated routes outside any group. */
export const authenticatedRoutes = {
  registration: { path: '/registration', isRegistration: true },
  sandbox: { path: '/sandbox', isSandbox: true },
  home: { path: '/home', isForGuests: true, menu: { place: 1, icon: House } },
  actionCenter: { path: '/action-center', menu: { place: 3, icon: ListChecks } },
  reports: {
    path: '/find-travelers',
    roles: ['RiskAdvisor'],
    gate: 'employee.protect',
    menu: { place: 4.6, icon: MapPinned },
  },
  sustainability: { path: '/carbon-footprint', gate: 'feature.carbonfootprint', menu: { place: 5.5, icon: Leaf } },
  leedHotels: { path: '/leed-hotels', gate: 'feature.carbonfootprint', menu: { place: 5.6, icon: BadgeCheck } },
  developerComponents: { path: '/developer/comp-ap', gate: 'setting.developerOptions' },
} as const satisfies Rows
