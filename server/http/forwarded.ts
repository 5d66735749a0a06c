import type { IncomingMessage } from 'node:http'
import type { Env } from '#server/services/env.ts'

/** An address as some proxies write it, with its port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withPort = /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i

/**
 * The address a request came from. Behind `TRUST_PROXY` proxies it is that many from the right of X-Forwarded-For: each
 * proxy adds the address it was called from, and what stands further left is whatever the client wrote itself.
 */
function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const named = forwarded.map((address) => address.trim()).filter(Boolean)
  const counted = hops > 0 ? (named.at(-hops) ?? named[0]) : undefined
  if (!counted) return socket.remoteAddress ?? ''
  const [, v6, v4] = withPort.exec(counted) ?? []
  return v6 ?? v4 ?? counted
}

/**
 * Replaces what a request says of its own address by what is so: scheme and host are those of PUBLIC_URL, whatever
 * `Host` or a forwarding header claims, and X-Forwarded-For holds the one address that counts.
 */
export function settleForwarding(request: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: Env): void {
  const { protocol, host } = new URL(PUBLIC_URL)
  const settled = {
    'x-forwarded-for': clientAddress(request, TRUST_PROXY),
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    host,
  }
  Object.assign(request.headers, settled)
  delete request.headers.forwarded
  // The API reads the headers as they were sent, the provider's pages those that Node has parsed.
  const sent = request.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? [[name, all[n + 1]!]] : []))
  const kept = sent.filter(([name = '']) => !(name.toLowerCase() in settled) && name.toLowerCase() !== 'forwarded')
  request.rawHeaders = [...kept, ...Object.entries(settled)].flat()
}
