import { DOMParser, type Document } from '@xmldom/xmldom'
import { checkStructure } from './structure.ts'
import { UnreadableXml } from './unreadableXml.ts'

/**
 * Parses XML of another party strictly: one well-formed document of a bearable structure. A document type is refused,
 * as entities could name files or grow without bound.
 * @throws {UnreadableXml}
 */
export function parseXml(text: string): Document {
  if (/<!\s*(?:doctype|entity)/i.test(text)) throw new UnreadableXml('doctype')
  checkStructure(text)
  try {
    const document = new DOMParser({ onError: refuse, locator: false }).parseFromString(text, 'text/xml')
    if (document.documentElement) return document
  } catch {
    // The parser has exceptions of its own for what it refuses.
  }
  throw new UnreadableXml('malformed')
}

function refuse(): never {
  throw new UnreadableXml('malformed')
}
