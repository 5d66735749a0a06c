import type { Element } from '@xmldom/xmldom'
import { sha256 } from '#server/crypto/tokens.ts'
import { childrenOf, parseDocument, textOf } from '#server/domains/risk/alerts/cap/capElements.ts'
import { parseFeedDate } from '#server/domains/risk/reading/feedDate.ts'

/** A document that an index leads to. */
export interface IndexedDocument {
  url: string
  /** A hash of the address and the time of its change. */
  mark: string
}

/** The most documents of an index, which are the newest. */
const mostEntries = 5000
const atom = 'http://www.w3.org/2005/Atom'

/**
 * The documents that an Atom or RSS index leads to, each once, the newest first, as some indexes begin with the oldest;
 * undefined for a document that is no index. Entries without a date come first. Addresses of another host, and any but
 * http and https, are left out.
 * @param base the address of the index
 * @throws {CapRefusal} for a document that is no XML
 */
export function readIndex(bytes: Uint8Array, base: string): IndexedDocument[] | undefined {
  const root = parseDocument(bytes).documentElement!
  const entries = entriesOf(root)
  if (!entries) return undefined
  const found = entries.flatMap((entry) => {
    const url = onSameHost(root.localName === 'rss' ? textOf(entry, 'link') : atomLink(entry), base)
    const changed = textOf(entry, 'updated') || textOf(entry, 'pubDate')
    return url === undefined ? [] : [{ url, changed, time: parseFeedDate(changed)?.getTime() ?? Number.MAX_VALUE }]
  })
  const newest = found.toSorted((one, other) => other.time - one.time)
  return [...Map.groupBy(newest, ({ url }) => url).values()]
    .slice(0, mostEntries)
    .map(([first]) => ({ url: first!.url, mark: sha256(`${first!.url} ${first!.changed}`).slice(0, 16) }))
}

function entriesOf(root: Element): Element[] | undefined {
  if (root.localName === 'feed' && root.namespaceURI === atom) return childrenOf(root, 'entry')
  if (root.localName === 'rss') return childrenOf(root, 'channel').flatMap((channel) => childrenOf(channel, 'item'))
  return undefined
}

/** The link to the CAP document, else the entry's first link. */
function atomLink(entry: Element): string {
  const links = childrenOf(entry, 'link')
  const cap = links.find((link) => /cap\+xml/i.test(link.getAttribute('type') ?? ''))
  return (cap ?? links[0])?.getAttribute('href') ?? ''
}

/** The whole address of a link, if it stays on the host of another address. */
export function onSameHost(link: string, base: string): string | undefined {
  if (link === '' || !URL.canParse(link, base)) return undefined
  const [url, from] = [new URL(link, base), new URL(base)]
  return url.host === from.host && url.protocol === from.protocol ? url.href : undefined
}
