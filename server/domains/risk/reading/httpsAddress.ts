const longestAddress = 1000

/** An https address that a text consists of, normalized; undefined for any other, and one with a name or password. */
export function httpsAddress(text: string | undefined): string | undefined {
  if (!text || text.length > longestAddress || !URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && !username && !password && href.length <= longestAddress ? href : undefined
}
