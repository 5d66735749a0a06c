/**
 * A profile needs a unique e-mail address, but a guest may have none. Such a profile holds a placeholder under a domain
 * reserved for invalid names (RFC 2606). It is never shown, and no mail is sent to it.
 */
/** The end of every placeholder address. */
export const noAddressDomain = '@no-address.invalid'

/** The placeholder address for an employee id. */
export const placeholderEmail = (id: string): string => `${id.toLowerCase()}${noAddressDomain}`

export const isNoAddress = (address: string): boolean => address.endsWith(noAddressDomain)

/** The address to show: empty for a placeholder. */
export const shownAddress = (address: string): string => (isNoAddress(address) ? '' : address)

/** A person in a mail, with the address: `Ada Quill (ada@visitor.example)`, or the name alone for a placeholder. */
export const namedWithAddress = (name: string, address: string): string =>
  isNoAddress(address) ? name : `${name} (${address})`
