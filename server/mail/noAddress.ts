/**
 * People without an e-mail address of their own, as a guest may be. Their profile holds one all the same, since it is
 * unique: under a domain that is reserved for names that are none (RFC 2606). It is never shown and never written to.
 */
/** The end of every address of somebody who has none. */
export const noAddressDomain = '@no-address.invalid'

/** The address of somebody who has none, by what they are known as. */
export const addressOfNone = (id: string): string => `${id.toLowerCase()}${noAddressDomain}`

export const isNoAddress = (address: string): boolean => address.endsWith(noAddressDomain)

/** The address as people may see it; empty for somebody who has none. */
export const shownAddress = (address: string): string => (isNoAddress(address) ? '' : address)

/** Somebody in a letter, with the address they can be reached at: `Ada Quill (ada@visitor.example)`, or the name alone. */
export const namedWithAddress = (name: string, address: string): string =>
  isNoAddress(address) ? name : `${name} (${address})`
