import { fork } from 'node:child_process'
import { once } from 'node:events'
import { serveBuild } from './servedBuild.ts'

/**
 * The application built for an external provider, the backend that accepts its tokens, and that provider, each in a
 * separate process. Only settings differ from a build for the embedded provider.
 */
export async function serveWithOtherProvider(email: string) {
  const audience = 'https://travel.example/api'
  const provider = fork('tests/journeys/independentProvider.ts', [email, audience])
  const [issuer] = (await once(provider, 'message')) as [string]
  const { address, close } = await serveBuild(
    { VITE_IDENTITY_AUTHORITY: issuer, VITE_IDENTITY_CLIENT: 'travel', VITE_IDENTITY_SCOPES: 'openid email' },
    { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience },
  )
  return {
    address,
    issuer,
    /** From now on the provider has no addresses for signing out and revoking. */
    makePlain: async () => {
      provider.send('plain')
      await once(provider, 'message')
    },
    close: async () => {
      await close()
      provider.disconnect()
    },
  }
}
