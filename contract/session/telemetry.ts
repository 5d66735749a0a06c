/** Where telemetry is sent. */
export interface TelemetryTarget {
  /** Names the resource at the endpoint. */
  key: string
  /** Its address, without a slash at the end. */
  endpoint: string
}

/**
 * Reads a connection string such as `InstrumentationKey=…;IngestionEndpoint=https://…`. Undefined unless it has a key
 * and the address of its endpoint: the content policy of pages allows no other, so no default is assumed.
 */
export function telemetryTarget(connection: string): TelemetryTarget | undefined {
  const parts = connection.split(';').map((part) => part.split('='))
  const valueOf = (name: string) => parts.find(([key = '']) => key.trim().toLowerCase() === name)?.[1]?.trim() ?? ''
  const key = valueOf('instrumentationkey')
  const endpoint = valueOf('ingestionendpoint')
  if (!/^[\w-]+$/.test(key) || !/^https?:\/\//i.test(endpoint) || !URL.canParse(endpoint)) return undefined
  return { key, endpoint: endpoint.replace(/\/+$/, '') }
}

/**
 * The id of the person for telemetry (§5): a string without commas, semicolons, equals signs, spaces or vertical bars.
 * Any other value is undefined, and an e-mail address too, as it names a person.
 */
export const telemetryUserId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[^,;=\s|@]+$/.test(value) ? value : undefined
