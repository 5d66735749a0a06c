import type { ComponentType } from 'react'
import type { EmployeeFeature, FeatureName } from '#contract/configuration.ts'
import type { Role } from '#contract/roles.ts'

/** What a screen may depend on besides roles: the company's features, the employee's, or a build setting. */
export type Gate = `feature.${FeatureName}` | `employee.${EmployeeFeature}` | 'setting.developerOptions'

/** A route as data (§2). Guard, menu, title and notification actions read these rows. */
export interface RouteRow {
  /** Below the locale prefix, spelled as §2 spells it. */
  path: string
  /** The screen whose title it shares; it has one of its own where missing. */
  title?: string
  /** Shows one thing, by whose name it is called; its title only names the kind. */
  isNamed?: true
  /** The parent screen, for the back button and breadcrumbs; its parameters are among those of this screen. */
  parent?: string
  /** Public pages load only configuration and locale (§2). */
  isPublic?: true
  /** Has no locale prefix (§2: the first two). */
  isBare?: true
  /** Every role is required (§2). */
  roles?: readonly Role[]
  /** Several have to be open all. */
  gate?: Gate | readonly Gate[]
  /** Part of the restricted permission set of §6. */
  isForGuests?: true
  /** Where people accept the terms on their first visit; the only page open to them. */
  isRegistration?: true
  /** The page of people without an employee id; the only one open to them. */
  isSandbox?: true
  /** Whose data the screen shows: the person named by its address; the signed-in person where missing. */
  subject?: 'traveller' | 'employee'
  /**
   * An entry of the main menu (§2), sorted by `place`; `for` whom it is daily work, where the screen is open to more;
   * `title` where the entry is called otherwise than its screen.
   */
  menu?: { place: number; icon: ComponentType<{ 'aria-hidden'?: 'true' }>; for?: Role; title?: string }
}

/** All that a screen depends on besides roles. */
export const gatesOf = ({ gate = [] }: RouteRow): readonly Gate[] => (typeof gate === 'string' ? [gate] : gate)

export type Rows = Record<string, RouteRow>
