/**
 * People without an e-mail address of their own, as a guest may be. Their profile holds one all the same, since it is
 * unique: under a domain that is reserved for names that are none (RFC 2606). It is never shown and never written to.
 */
const domain = '@no-address.invalid'

/** The address of somebody who has none, by what they are known as. */
export const addressOfNone = (id: string): string => `${id.toLowerCase()}${domain}`

export const isNoAddress = (address: string): boolean => address.endsWith(domain)

/** The address as people may see it; empty for somebody who has none. */
export const shownAddress = (address: string): string => (isNoAddress(address) ? '' : address)
