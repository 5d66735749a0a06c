import type { EmployeeFeature, FeatureName } from '#contract/session/configuration.ts'
import type { Caller } from '#server/http/access/caller.ts'

/** Facts about the target of a request, looked up only for rules that need them. */
export interface AccessFacts {
  /** The person of the path; undefined when the company of the path has no person with this id. */
  target: { profileId: string; employeeId: string | null } | undefined
  /** The target has approved the caller as arranger (§4). */
  isApprovedArranger: boolean
  /** The company of the caller has a feature and the screens of the rule. */
  isFeatureOn: boolean
}

export interface AccessParams {
  /** Missing in paths without a company; these mean the company of the caller. */
  companyId?: string
  profileId?: string
  employeeId?: string
}

/** Records of another company get `notFound`, so that existing ids stay secret. */
type Verdict = 'allow' | 'notSignedIn' | 'forbidden' | 'notFound'

/** @typeParam Who the caller as the operation receives it: undefined for public operations */
export interface AccessRule<Who extends Caller | undefined = Caller | undefined> {
  name: string
  /** One sentence for the API documentation. */
  description: string
  cites: string
  /** The id of the path that is the target, for rules that depend on it. */
  targets?: 'profile' | 'employee' | 'guest'
  /** Features (§3) of the company, one of which is enough. Without one the addresses are unknown (404). */
  features?: readonly EmployeeFeature[]
  /** Screens (§3) of the company. When they are off, the addresses are unknown too. */
  pages?: FeatureName
  /** Never set; only carries the caller's type. */
  who?: Who
  decide: (caller: Caller | undefined, params: AccessParams, facts: AccessFacts) => Verdict
}

type Decide = (caller: Caller, params: AccessParams, facts: AccessFacts) => Verdict

const signedInAnd =
  (decide: Decide): AccessRule['decide'] =>
  (caller, params, facts) =>
    caller ? decide(caller, params, facts) : 'notSignedIn'

/** Ids of another company are treated as unknown. */
export const inOwnCompanyAnd = (decide: Decide) =>
  signedInAnd((caller, params, facts) =>
    (params.companyId ?? caller.companyId) === caller.companyId ? decide(caller, params, facts) : 'notFound',
  )

const inOwnCompanyWith = (...roles: Caller['roles'][number][]) =>
  inOwnCompanyAnd((caller) => (roles.some((role) => caller.roles.includes(role)) ? 'allow' : 'forbidden'))

export const own: Decide = (caller, _params, { target }) => {
  if (!target) return 'notFound'
  return target.profileId === caller.profileId ? 'allow' : 'forbidden'
}

const ownOrAdmin: Decide = (caller, params, facts) =>
  facts.target && caller.roles.includes('Admin') ? 'allow' : own(caller, params, facts)

const adminOfTarget: Decide = (caller, _params, { target }) => {
  if (!caller.roles.includes('Admin')) return 'forbidden'
  return target ? 'allow' : 'notFound'
}

/** The decision for anyone but guests, whose permissions are restricted (§6). */
export const unlessGuest =
  (decide: Decide): Decide =>
  (caller, params, facts) =>
    caller.roles.includes('Guest') ? 'forbidden' : decide(caller, params, facts)

export const readsTarget: Decide = (caller, params, facts) =>
  facts.target && facts.isApprovedArranger ? 'allow' : ownOrAdmin(caller, params, facts)

/** Public: configuration and the operations of sign-in (§2 "public routes load only configuration", §7 Login). */
export const anyone: AccessRule<undefined> = {
  name: 'anyone',
  description: 'Anyone, without signing in.',
  cites: '§2, §7',
  decide: () => 'allow',
}

/** Public too: the path carries a secret that was mailed to one person (§2 arranger invitations, §4, §7). */
export const keyHolder: AccessRule<undefined> = {
  name: 'keyHolder',
  description: 'Anyone with the mailed key, without signing in.',
  cites: '§2, §4, §7',
  decide: () => 'allow',
}

/** Everyone with a valid token, the sandbox user included (§2). */
export const signedIn: AccessRule<Caller> = {
  name: 'signedIn',
  description: 'Anyone who is signed in.',
  cites: '§2, §7',
  decide: signedInAnd(() => 'allow'),
}

/** The caller's own profile only (§7). */
export const ownProfile: AccessRule<Caller> = {
  name: 'ownProfile',
  description: 'The person of the profile.',
  cites: '§6, §7',
  targets: 'profile',
  decide: inOwnCompanyAnd(own),
}

/** As `ownProfile`, for paths with an employee id (§7 SAML init). */
export const ownEmployee: AccessRule<Caller> = {
  name: 'ownEmployee',
  description: 'The employee.',
  cites: '§6, §7',
  targets: 'employee',
  decide: inOwnCompanyAnd(own),
}

/** The person, an Admin of their company, or an approved arranger (§4, §6). */
export const profileReader: AccessRule<Caller> = {
  name: 'profileReader',
  description: 'The person, an Admin of the same company, or an arranger approved by the person.',
  cites: '§4, §6',
  targets: 'profile',
  decide: inOwnCompanyAnd(readsTarget),
}

/** As `profileReader`, for changes; operations on the account itself exclude arrangers (§6). */
export const profileEditor: AccessRule<Caller> = {
  name: 'profileEditor',
  description:
    'The person, an Admin of the same company, or (except for account settings) an arranger approved by the person.',
  cites: '§4, §6',
  targets: 'profile',
  decide: inOwnCompanyAnd(readsTarget),
}

/** As `companyAdmin`, for paths with a profile id (§6 profile roles). */
export const profileAdmin: AccessRule<Caller> = {
  name: 'profileAdmin',
  description: 'An Admin of the same company.',
  cites: '§6',
  targets: 'profile',
  decide: inOwnCompanyAnd(adminOfTarget),
}

/** The person or an Admin of their company, but no arranger (§6 profile roles). */
export const profileOrAdmin: AccessRule<Caller> = {
  name: 'profileOrAdmin',
  description: 'The person or an Admin of the same company.',
  cites: '§6, §7',
  targets: 'profile',
  decide: inOwnCompanyAnd(ownOrAdmin),
}

/** Administration of the caller's own company (§6). */
export const companyAdmin: AccessRule<Caller> = {
  name: 'companyAdmin',
  description: 'An Admin of the company.',
  cites: '§6',
  decide: inOwnCompanyWith('Admin'),
}

/** As `companyAdmin`, for paths with an employee id (§7 Administration). */
export const employeeAdmin: AccessRule<Caller> = {
  name: 'employeeAdmin',
  description: 'An Admin of the company, for its employees.',
  cites: '§6, §7',
  targets: 'employee',
  decide: inOwnCompanyAnd(adminOfTarget),
}

/** Company scores: only a FinancialOfficer of the company, not even an Admin (§6). */
export const companyScores: AccessRule<Caller> = {
  name: 'companyScores',
  description: 'A FinancialOfficer of the company.',
  cites: '§6',
  decide: inOwnCompanyWith('FinancialOfficer'),
}

/** Guests of the company, when it has guest management; no employees (§2, §6). */
export const guestManager: AccessRule<Caller> = {
  name: 'guestManager',
  description: 'A GuestManager of the company, for its guests only, where the company has guest management.',
  cites: '§2, §6',
  targets: 'guest',
  features: ['guestManagement'],
  decide: inOwnCompanyAnd((caller, { employeeId }, { target, isFeatureOn }) => {
    if (!caller.roles.includes('GuestManager')) return 'forbidden'
    return isFeatureOn && (employeeId === undefined || target) ? 'allow' : 'notFound'
  }),
}

/** Anyone of the company; the operation restricts access further (§7 travel policies). */
export const companyMember: AccessRule<Caller> = {
  name: 'companyMember',
  description: 'Anyone of the company; the visible records depend on the caller.',
  cites: '§6, §7',
  decide: inOwnCompanyAnd(() => 'allow'),
}

/** Where the company lacks the feature or the screens of a rule, allowed callers learn of no record either. */
export const withFeature =
  (decide: Decide): Decide =>
  (caller, params, facts) => {
    const verdict = decide(caller, params, facts)
    return verdict === 'allow' && !facts.isFeatureOn ? 'notFound' : verdict
  }

/** Group events: an EventOrganizer of the company; the operation lets them reach their own events only (§1, §6). */
export const eventOrganizer: AccessRule<Caller> = {
  name: 'eventOrganizer',
  description: 'An EventOrganizer of the company, for their own events.',
  cites: '§1, §6',
  features: ['groupEvents'],
  pages: 'events42',
  decide: inOwnCompanyAnd(withFeature((caller) => (caller.roles.includes('EventOrganizer') ? 'allow' : 'forbidden'))),
}

/** As `eventOrganizer`, and an Admin of the company, who approves events (§4, §6). */
export const eventReader: AccessRule<Caller> = {
  name: 'eventReader',
  description: 'An EventOrganizer of the company, for their own events, or an Admin of the company.',
  cites: '§1, §4, §6',
  features: ['groupEvents'],
  pages: 'events42',
  decide: inOwnCompanyAnd(
    withFeature((caller) =>
      caller.roles.includes('EventOrganizer') || caller.roles.includes('Admin') ? 'allow' : 'forbidden',
    ),
  ),
}

/** Pages of the booking tool: the person of a current session, while its booking right holds (§5, §6). */
export const toolSession: AccessRule<Caller> = {
  name: 'toolSession',
  description: 'The person of a current session of the booking tool, while its booking right holds.',
  cites: '§5, §6',
  decide: signedInAnd((caller) => (caller.mayBook ? 'allow' : 'forbidden')),
}
