import type { RouteName } from './table'

/** The reader's own pages that administrators have about each employee, with their names there (§2). */
export const administeredPages = {
  tripsList: 'employeeTrips',
  tripsList_v2: 'employeeTrips_v2',
  trip: 'employeeTrip',
  stays: 'employeeStays',
} as const satisfies Partial<Record<RouteName, RouteName>>

export type AdministeredPage = keyof typeof administeredPages
export const isAdministered = (name: RouteName): name is AdministeredPage => Object.hasOwn(administeredPages, name)
