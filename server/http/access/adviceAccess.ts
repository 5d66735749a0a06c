import { inOwnCompanyAnd, readsTarget, withFeature, type AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/** Pages of travel advice: as `profileReader`, where the company has them (§2, §3). */
export const adviceReader: AccessRule<Caller> = {
  name: 'adviceReader',
  description:
    'The person, an Admin of the same company, or an arranger approved by the person, where the company has travel advice.',
  cites: '§2, §3, §4, §6',
  targets: 'profile',
  features: ['protect'],
  decide: inOwnCompanyAnd(withFeature(readsTarget)),
}

/** How the feeds of travel advice were read: an Admin or a RiskAdvisor of the company (§6). */
export const feedReader: AccessRule<Caller> = {
  name: 'feedReader',
  description: 'An Admin or a RiskAdvisor of the company.',
  cites: '§6',
  decide: inOwnCompanyAnd(({ roles }) =>
    roles.includes('Admin') || roles.includes('RiskAdvisor') ? 'allow' : 'forbidden',
  ),
}
