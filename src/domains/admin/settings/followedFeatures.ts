import { employeeFeatureNames } from '#contract/admin/companySettings.ts'
import { featureNames } from '#contract/session/configuration.ts'
import { type Gate, gatesOf } from '@/routes/row'
import { routeNames, rowOf } from '@/routes/table'

/** Features read outside the rows of screens: banner, idle warning, sample notifications, list of trips. */
const besideScreens: readonly Gate[] = [
  'feature.supportedbrowsers',
  'feature.sessiontimeoutalert',
  'feature.demonotifications',
  'feature.trips2',
]

const followed = new Set([...besideScreens, ...routeNames.flatMap((name) => gatesOf(rowOf(name)))])

// The settings offer no switch without an effect. Other features keep their stored value, and are offered as soon as
// the row of a screen names them.
export const followedFeatures = featureNames.filter((name) => followed.has(`feature.${name}`))
export const followedEmployeeFeatures = employeeFeatureNames.filter((name) => followed.has(`employee.${name}`))
