/** Claims of the access token that §3 names; a provider may give them other names. */
export const claimNames = ['company_id', 'employee_id', 'Id', 'ProfileId', 'role'] as const
export type ClaimName = (typeof claimNames)[number]

/**
 * The value of a claim by its name: `employee_id`, a namespaced name such as `https://example.com/role`, or a path into
 * nested claims such as `realm_access.roles`. A claim of exactly that name counts before a path.
 */
export function claimAt(claims: unknown, name: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined
  if (Object.hasOwn(claims, name)) return (claims as Record<string, unknown>)[name]
  for (let dot = name.indexOf('.'); dot > 0; dot = name.indexOf('.', dot + 1)) {
    const nested = (claims as Record<string, unknown>)[name.slice(0, dot)]
    const found = claimAt(nested, name.slice(dot + 1))
    if (found !== undefined) return found
  }
  return undefined
}
