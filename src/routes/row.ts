import type { Addition, EmployeeFeature, FeatureName } from '#contract/session/configuration.ts'
import type { Role } from '#contract/session/roles.ts'

/** The condition of a screen besides roles: a feature of the company or the employee, or a build setting. */
export type Gate = `feature.${FeatureName}` | `employee.${EmployeeFeature}` | 'setting.developerOptions'

/** A group of the main menu, in which a button shows and hides the entries. */
export type MenuGroup = 'reports' | 'resources' | 'management'

/** A route as data (§2). Guard, menu, title and notification actions read these rows. */
export interface RouteRow {
  /** Below the locale prefix, spelled as §2 spells it. */
  path: string
  /** The screen whose title it shares. Missing where the screen has its own title. */
  title?: string
  /** The screen shows one thing and is called by that thing's name. Its title only names the kind. */
  isNamed?: true
  /** The parent screen, for the back button and breadcrumbs. Its parameters are among those of this screen. */
  parent?: string
  /** Public pages load only configuration and locale (§2). */
  isPublic?: true
  /** Has no locale prefix (§2: the first two). */
  isBare?: true
  /** Every role is required (§2). */
  roles?: readonly Role[]
  /** Several have to be open all. */
  gate?: Gate | readonly Gate[]
  /** The addition to §7 that has the calls of the screen. One of several is enough. */
  addition?: Addition | readonly Addition[]
  /** Part of the restricted permission set of §6. */
  isForGuests?: true
  /** The page on which people accept the terms on their first visit, the only page open to them. */
  isRegistration?: true
  /** The page of people without an employee id, the only page open to them. */
  isSandbox?: true
  /** The person the screen is about: the one named by its address, or the signed-in person where missing. */
  subject?: 'traveler' | 'employee'
  /**
   * An entry of the main menu (§2), sorted by `place`; its icon is in `menuIcons`. `for` limits it to a role, where the screen is open to more
   * people, and `notFor` hides it from a role that has another entry; `title` names it differently from its screen.
   * Entries of a `group` have places next to each other. `gate` is a condition of the entry alone.
   */
  menu?: {
    place: number
    group?: MenuGroup
    for?: Role
    notFor?: Role
    title?: string
    gate?: Gate
  }
}

/** The conditions of a screen besides roles. */
export const gatesOf = ({ gate = [] }: RouteRow): readonly Gate[] => (typeof gate === 'string' ? [gate] : gate)

/** The additions to §7, of which the screen needs one. */
export const additionsOf = ({ addition = [] }: RouteRow): readonly Addition[] =>
  typeof addition === 'string' ? [addition] : addition

export type Rows = Record<string, RouteRow>
