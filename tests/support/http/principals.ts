import type { Handle } from './api.ts'

/** The person whose records the others request. */
export const target: Handle = 'traveller@aurora'

/** One person of each kind, and an anonymous caller. */
export const principals = {
  anonymous: undefined,
  self: target,
  sandbox: 'nobody@aurora',
  colleague: 'newhire@aurora',
  approvedArranger: 'arranger@aurora',
  guestBooker: 'guestbooker@aurora',
  guestManager: 'guestmanager@aurora',
  guest: 'guest@aurora',
  vip: 'vip@aurora',
  admin: 'admin@aurora',
  finance: 'finance@aurora',
  risk: 'risk@aurora',
  organiser: 'organiser@aurora',
  foreignAdmin: 'admin@boreal',
  foreignFinance: 'finance@boreal',
  foreignArranger: 'arranger@boreal',
} as const satisfies Record<string, Handle | undefined>
export type Principal = keyof typeof principals

export const everybody = Object.keys(principals) as Principal[]
export const foreigners: readonly Principal[] = ['foreignAdmin', 'foreignFinance', 'foreignArranger']
