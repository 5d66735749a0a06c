import { isIPv6 } from 'node:net'

/** The network of an address, for limits: the IPv4 address itself, or the first 64 bits of IPv6, one customer's range. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? [] : Array<string>(8 - before!.length - after!.length).fill('0')
  const groups = [...before!, ...zeros, ...after!]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
