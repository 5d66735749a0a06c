import type { IncomingMessage } from 'node:http'
import type { Env } from '#server/services/env.ts'

/** An address with its port, as some proxies write it: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withPort = /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i

/**
 * The client address of a request. Behind `TRUST_PROXY` proxies it is that many entries from the right of
 * X-Forwarded-For: each proxy appends the address of its caller; entries further left come from the client itself and
 * cannot be trusted.
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
 * Replaces the forwarding headers of a request by trusted values: scheme and host of PUBLIC_URL, and X-Forwarded-For
 * with the client address only.
 */
export function setTrustedHeaders(request: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: Env): void {
  const { protocol, host } = new URL(PUBLIC_URL)
  const settled = {
    'x-forwarded-for': clientAddress(request, TRUST_PROXY),
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    host,
  }
  Object.assign(request.headers, settled)
  delete request.headers.forwarded
  // The API reads `rawHeaders`; the pages of the identity provider read the headers parsed by Node.
  const sent = request.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? [[name, all[n + 1]!]] : []))
  const kept = sent.filter(([name = '']) => !(name.toLowerCase() in settled) && name.toLowerCase() !== 'forwarded')
  request.rawHeaders = [...kept, ...Object.entries(settled)].flat()
}
