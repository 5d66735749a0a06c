import { importJWK, SignJWT } from 'jose'
import type { Role } from '#contract/session/roles.ts'
import type { Services } from '#server/services/services.ts'
import type { LoadedAccount } from './account.ts'
import { audienceOf, issuerOf } from './addresses.ts'
import { identityKeys } from './keys.ts'
import { accessTokenSeconds } from '#server/services/sessionLifetimes.ts'

const roleClaim = (roles: readonly Role[], style: LoadedAccount['account']['roleClaimStyle']) => {
  if (style === 'spaced') return roles.join(' ')
  return style === 'single' && roles.length === 1 ? roles[0] : [...roles]
}

/** The claims of an access token (§3). `role` is a list, one value or a space-separated string, as stored. */
export const accessTokenClaims = ({ account, profile, roles }: LoadedAccount) => ({
  role: roleClaim(roles, account.roleClaimStyle),
  company_id: profile.companyId,
  ...(profile.employeeId && { employee_id: profile.employeeId }),
  Id: account.id,
  ProfileId: profile.id,
  ...(!profile.registeredAt && { unregistered: true }),
})

/** Issues an access token of this backend for a sign-in at an external provider. */
export async function issueAccessToken(person: LoadedAccount, grantId: string, services: Services): Promise<string> {
  const { signing } = await identityKeys(services)
  const issuedAt = Math.floor(+services.now() / 1000)
  return new SignJWT({ ...accessTokenClaims(person), grant: grantId })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signing.kid! })
    .setIssuer(issuerOf(services.env))
    .setAudience(audienceOf(services.env))
    .setSubject(person.account.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(await importJWK(signing, 'ES256'))
}
