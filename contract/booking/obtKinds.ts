/** Kinds of booking tool (§5, §7) by the name a company configures. */
export const obtKinds = ['ZIIOBT', 'certify', 'Concur', 'saml'] as const
export type ObtKind = (typeof obtKinds)[number]
