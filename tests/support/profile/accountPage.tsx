import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import type { ProfileChange } from '#contract/profile/profileChanges.ts'
import type { Role } from '#contract/session/roles.ts'
import type { AccountSection } from '@/domains/profile/accountSections'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

export const arrangersPath = `${paths.profile}/arranger-list`
export const noor: Arranger = {
  key: 'k1',
  profileId: 'p2',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@aurora.example',
  status: 'approved',
  since: '2026-03-02T10:00:00Z',
}
const robin: Arranger = { ...noor, key: 'k2', firstName: 'Robin', lastName: 'Ellis', status: 'sent' }
export const change: ProfileChange = {
  id: 'c1',
  at: '2026-05-12T12:00:00Z',
  actorName: 'Noor Haddad',
  isOwn: false,
  section: 'emergencyContact',
  action: 'changed',
  fields: ['firstName', 'phoneNumber'],
}
export const pageOf = (rows: ProfileChange[], more: Partial<Record<'nextPage' | 'prevPage', number>> = {}) => ({
  nextPage: more.nextPage ?? null,
  prevPage: more.prevPage ?? null,
  totalItemCount: rows.length,
  totalPageCount: more.nextPage || more.prevPage ? 2 : 1,
  responseData: rows,
})

/** Answers the requests of the account page, before each test. */
export function setAccount(): void {
  answer(arrangersPath, [noor, robin])
  answer(`${paths.profile}/roles`, { roles: [] })
  answer(`${paths.profile}/changes`, pageOf([change]))
}

interface AccountScene {
  roles?: Role[]
  locale?: 'en-ca' | 'en-us'
  path?: string
}
/** A section of the account page, for a person with two arrangers and one recorded change. */
export const openAccount = async (section: AccountSection = 'signIn', scene: AccountScene = {}) => {
  const { roles = ['Traveller'], locale = 'en-ca', path = `/profile/account?section=${section}` } = scene
  const view = await renderRoute('account', { path, locale, whoami: { roles } })
  await screen.findAllByRole('region')
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument())
  return view
}
/** A section of the page by its name. */
export const part = (name: string) => within(screen.getByRole('region', { name }))
/** The patch that changes one field. */
export const patched = (field: string, from: unknown, to: unknown) => [
  [
    { op: 'test', path: `/${field}`, value: from },
    { op: 'replace', path: `/${field}`, value: to },
  ],
]
