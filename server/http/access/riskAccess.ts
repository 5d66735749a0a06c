import { inOwnCompanyAnd, own, withFeature, type AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/** Whereabouts of other people: only a RiskAdvisor of a company that has the pages of protection (§2, §6). */
export const companyRisk: AccessRule<Caller> = {
  name: 'companyRisk',
  description: 'A RiskAdvisor of the company, where the company has the pages of protection.',
  cites: '§2, §6',
  features: ['protect'],
  decide: inOwnCompanyAnd(withFeature(({ roles }) => (roles.includes('RiskAdvisor') ? 'allow' : 'forbidden'))),
}

/** Answers about oneself to a RiskAdvisor: as `ownProfile`, where the company has the pages of protection (§2, §6). */
export const ownRisk: AccessRule<Caller> = {
  name: 'ownRisk',
  description: 'The person of the profile, where the company has the pages of protection.',
  cites: '§2, §6',
  targets: 'profile',
  features: ['protect'],
  decide: inOwnCompanyAnd(withFeature(own)),
}
