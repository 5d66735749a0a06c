import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { CapRefusal } from './capProblems.ts'
import { checkStructure } from './structure.ts'

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
 * Parses XML of another party. A document type is refused, as entities could name files or grow without bound.
 * @throws {CapRefusal} for anything but one well-formed document of a bearable size
 */
export function parseXml(bytes: Uint8Array, most = mostBytes): Document {
  if (bytes.byteLength > most) throw new CapRefusal('tooLarge')
  try {
    const text = decode(bytes)
    if (/<!DOCTYPE/i.test(text)) throw new CapRefusal('doctype')
    checkStructure(text)
    const refuse = () => {
      throw new CapRefusal('malformed')
    }
    const document = new DOMParser({ onError: refuse, locator: false }).parseFromString(text, 'text/xml')
    if (!document.documentElement) throw new CapRefusal('malformed')
    return document
  } catch (error) {
    throw error instanceof CapRefusal ? error : new CapRefusal('malformed')
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

/** The text of the first child of a name, without control characters and outer blanks; empty without it. */
export function textOf(parent: Element, name: string): string {
  const [child] = childrenOf(parent, name)
  return child ? cleaned(textOfElement(child)) : ''
}

/** The texts of all children of a name, without empty ones. */
export const textsOf = (parent: Element, name: string): string[] =>
  childrenOf(parent, name)
    .map((child) => cleaned(textOfElement(child)))
    .filter((text) => text !== '')

/** Removes control characters other than the end of a line, and characters that change the direction of writing. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim()
