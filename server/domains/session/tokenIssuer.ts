import { secretOnce } from '#server/db/secrets.ts'
import type { TokenIssuer } from '#server/domains/session/idToken.ts'
import type { Services } from '#server/services.ts'

export async function tokenIssuer({ db, env }: Services): Promise<TokenIssuer> {
  const keys = await secretOnce(db, 'signingKeys', () => ({ keys: [] }))
  return { issuer: `${env.PUBLIC_URL}/identity`, audience: 'waymark-web', keys }
}
