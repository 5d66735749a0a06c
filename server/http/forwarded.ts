import type { IncomingMessage } from 'node:http'
import type { Env } from '#server/services/env.ts'

/**
 * The address a request came from. Behind `TRUST_PROXY` proxies it is that many from the right of X-Forwarded-For: each
 * proxy adds the address it was called from, and what stands further left is whatever the client wrote itself.
 */
function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map((address) => address.trim()).filter(Boolean)
  return (hops > 0 && (named.at(-hops) ?? named[0])) || (socket.remoteAddress ?? '')
}

/**
 * Replaces what a request says of its own address by what is so: scheme and host are those of PUBLIC_URL, whatever
 * `Host` or a forwarding header claims, and X-Forwarded-For holds the one address that counts.
 */
export function settleForwarding(request: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: Env): void {
  const { protocol, host } = new URL(PUBLIC_URL)
  const { headers } = request
  headers['x-forwarded-for'] = clientAddress(request, TRUST_PROXY)
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-host'] = host
  headers.host = host
  delete headers.forwarded
}
