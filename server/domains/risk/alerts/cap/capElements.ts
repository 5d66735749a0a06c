import type { Document, Element } from '@xmldom/xmldom'
import { parseXml } from '#server/domains/risk/reading/parseXml.ts'
import { visibleText } from '#server/domains/risk/reading/plainText.ts'
import { UnreadableXml } from '#server/domains/risk/reading/unreadableXml.ts'
import { CapRefusal } from './capProblems.ts'

/** Largest index, and largest single document, in bytes. */
export const mostBytes = 5 * 1024 * 1024
export const mostDocumentBytes = 1024 * 1024

export const capNamespace = 'urn:oasis:names:tc:emergency:cap:1.2'
export const oldCapNamespaces: readonly string[] = [
  'urn:oasis:names:tc:emergency:cap:1.1',
  'http://www.incident.com/cap/1.0',
]

const declaredEncoding = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/i
const encodings = new Set(['utf-8', 'iso-8859-1', 'windows-1252', 'us-ascii'])

/** The text of a document in the encoding that it declares, UTF-8 without one. */
function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '')
  const declared = declaredEncoding.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = encodings.has(declared) ? declared : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

/**
 * Parses a document of a feed of alerts.
 * @throws {CapRefusal} for anything but one well-formed document of a bearable size
 */
export function parseDocument(bytes: Uint8Array, most = mostBytes): Document {
  if (bytes.byteLength > most) throw new CapRefusal('tooLarge')
  try {
    return parseXml(decode(bytes))
  } catch (error) {
    throw new CapRefusal(error instanceof UnreadableXml ? error.problem : 'malformed')
  }
}

/** The child elements of a name, in the namespace of their parent. */
export const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === 1 && node.localName === name && (node as Element).namespaceURI === parent.namespaceURI,
  )

/** The text directly within an element, not that of elements in it: CAP has none there. */
const textOfElement = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === 3 || node.nodeType === 4 ? node.nodeValue : '')).join('')

/** The visible text of the first child of a name; empty without it. */
export function textOf(parent: Element, name: string): string {
  const [child] = childrenOf(parent, name)
  return child ? visibleText(textOfElement(child)) : ''
}

/** The visible texts of all children of a name, without empty ones. */
export const textsOf = (parent: Element, name: string): string[] =>
  childrenOf(parent, name)
    .map((child) => visibleText(textOfElement(child)))
    .filter((text) => text !== '')
