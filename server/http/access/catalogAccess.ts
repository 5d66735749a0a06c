import { inOwnCompanyAnd, own, unlessGuest, withFeature, type AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/*
 * Education and the marketplace. Guests have the restricted set of permissions, which has neither (§6).
 */

const adminDecides = inOwnCompanyAnd(withFeature(({ roles }) => (roles.includes('Admin') ? 'allow' : 'forbidden')))

/** The own modules: as `ownProfile`, where the company has education, and for no guest (§2, §6). */
export const ownEducation: AccessRule<Caller> = {
  name: 'ownEducation',
  description: 'The person of the profile, unless a guest, where the company has education.',
  cites: '§2, §6',
  targets: 'profile',
  features: ['education'],
  decide: inOwnCompanyAnd(withFeature(unlessGuest(own))),
}

/** Modules of the company: as `companyAdmin`, where the company has education (§2, §6). */
export const educationAdmin: AccessRule<Caller> = {
  name: 'educationAdmin',
  description: 'An Admin of the company, where the company has education.',
  cites: '§2, §6',
  features: ['education'],
  decide: adminDecides,
}

/** Anyone of a company with the screen of the marketplace but guests (§2, §3, §6). */
export const marketplaceReader: AccessRule<Caller> = {
  name: 'marketplaceReader',
  description: 'Anyone but guests, where the company has the marketplace; the open requests of others are for Admins.',
  cites: '§2, §3, §6',
  pages: 'marketplace',
  decide: inOwnCompanyAnd(withFeature(unlessGuest(() => 'allow'))),
}

/** As `companyAdmin`, where the company has the screen of the marketplace (§2, §3, §6). */
export const marketplaceAdmin: AccessRule<Caller> = {
  name: 'marketplaceAdmin',
  description: 'An Admin of the company, where the company has the marketplace.',
  cites: '§2, §3, §6',
  pages: 'marketplace',
  decide: adminDecides,
}
