/** Kinds of booking tool (§5, §7) by the name a company configures. */
export const obtKinds = ['ZIIOBT', 'certify', 'Concur', 'saml'] as const
export type ObtKind = (typeof obtKinds)[number]

/** The kinds that open at an address of the company's own, where it has one: a tool of somebody else. */
export const kindsElsewhere: readonly (string | null)[] = ['certify', 'saml'] satisfies ObtKind[]
