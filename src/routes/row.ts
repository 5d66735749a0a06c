import type { LucideIcon } from 'lucide-react'
import type { EmployeeFeature, FeatureName } from '#contract/configuration.ts'
import type { Role } from '#contract/roles.ts'

/** What a screen may depend on besides roles: the company's features, the employee's, or a build setting. */
export type Gate = `feature.${FeatureName}` | `employee.${EmployeeFeature}` | 'setting.developerOptions'

/** An address of the application as data (§2). Guard, menu, title and notification actions read these rows. */
export interface RouteRow {
  /** Below the locale prefix, spelled as §2 spells it. The screen's title is the message `routes.<name of the row>`. */
  path: string
  /** The screen above this one, for the way back and the trail of links; its parameters are among this one's. */
  parent?: string
  /** Public pages load only configuration and locale (§2). */
  isPublic?: true
  /** Stands without the locale prefix (§2: the first two). */
  isBare?: true
  /** Every role is required (§2). */
  roles?: readonly Role[]
  gate?: Gate
  /** In the restricted permission set of §6. */
  isForGuests?: true
  /** Where somebody who is here for the first time accepts the terms; the only page they have. */
  isRegistration?: true
  /** The page of people without an employee id; the only one they have. */
  isSandbox?: true
  /** Whose data the screen shows: the signed-in person's where nothing is said, else the person its address names. */
  subject?: 'traveller' | 'employee'
  /** An entry of the main menu (§2); entries stand in the order of `place`. */
  menu?: { place: number; icon: LucideIcon }
}

export type Rows = Record<string, RouteRow>
