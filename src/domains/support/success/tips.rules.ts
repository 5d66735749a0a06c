import type { Role } from '#contract/session/roles.ts'
import type { PlainRouteName } from '@/routes/pathTo'
import { mayNavigate } from '@/routes/permissions'
import { gatesOf, type Gate } from '@/routes/row'
import { rowOf } from '@/routes/table'

/** Things worth knowing about the application, the most useful first. Each leads to its screen. */
export const tips = {
  profile: 'profile',
  calendar: 'tripsList',
  arrangers: 'account',
  travelers: 'arranger-profiles',
  guests: 'guestManagementList',
  events: 'groupTravel',
  advice: 'travelAdvisories',
  findTravelers: 'reports',
  employees: 'employees',
  settings: 'companySettings',
  scores: 'scoreCompany',
  insights: 'travelInsights',
  carbon: 'sustainability',
} as const satisfies Record<string, PlainRouteName>
export type TipName = keyof typeof tips

const forRole: Partial<Record<TipName, Role>> = { travelers: 'Arranger' }

/** The tips whose screens the reader may open. */
export const openTips = (roles: readonly Role[], isOpen: (gate: Gate) => boolean): TipName[] =>
  (Object.keys(tips) as TipName[]).filter((name) => {
    const row = rowOf(tips[name])
    const only = forRole[name]
    return mayNavigate(row, roles) && gatesOf(row).every(isOpen) && (!only || roles.includes(only))
  })
