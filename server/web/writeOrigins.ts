import type { Plugin } from 'vite'
import { telemetryTarget } from '#contract/session/telemetry.ts'
import { type BuiltOrigins, isWeb, originOf, originsFile, unique } from './builtOrigins.ts'

/** Reads the origins from the settings that the build takes (`VITE_…`, see `.env.example`). */
export function originsOf(settings: Record<string, unknown>): BuiltOrigins {
  const setting = (name: string) => {
    const value = settings[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const authority = setting('VITE_IDENTITY_AUTHORITY')
  const mainApi = setting('VITE_MAIN_API')
  const telemetry = telemetryTarget(setting('VITE_TELEMETRY_CONNECTION'))?.endpoint ?? ''
  const named = [mainApi, authority, telemetry, ...setting('VITE_CONNECT_ORIGINS').split(/\s+/)]
  return {
    connect: unique(named.filter(isWeb).map(originOf)),
    discovery: isWeb(authority) ? `${authority.replace(/\/$/, '')}/.well-known/openid-configuration` : null,
    signIn: {
      mainApi: isWeb(mainApi) ? originOf(mainApi) : '',
      authority,
      client: setting('VITE_IDENTITY_CLIENT'),
      exchangesTokens: setting('VITE_IDENTITY_EXCHANGE') === 'true',
    },
  }
}

/** Writes the origins down with the build, so that the server that serves it allows them and no others. */
export function writeOrigins(): Plugin {
  let settings: Record<string, unknown> = {}
  return {
    name: 'waymark-origins',
    apply: 'build',
    configResolved: ({ env }) => void (settings = env),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: originsFile, source: JSON.stringify(originsOf(settings)) })
    },
  }
}
