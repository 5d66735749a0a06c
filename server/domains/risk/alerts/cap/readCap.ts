import type { Element } from '@xmldom/xmldom'
import { countriesOf } from '#server/domains/risk/alerts/areas/countriesOf.ts'
import { thinnedAreas } from '#server/domains/risk/alerts/areas/thinnedAreas.ts'
import { readAreas, type CapArea } from './capAreas.ts'
import { readDate } from './capDates.ts'
import { type CapName, longestId, readReferences } from './references.ts'
import {
  capNamespace,
  childrenOf,
  mostDocumentBytes,
  oldCapNamespaces,
  parseDocument,
  textOf,
  textsOf,
} from './capElements.ts'
import { CapRefusal, type CapProblem, type CapWarning } from './capProblems.ts'

const statuses = ['Actual', 'Exercise', 'System', 'Test', 'Draft'] as const
const messageTypes = ['Alert', 'Update', 'Cancel', 'Ack', 'Error'] as const
const severities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const
const urgencies = ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'] as const

/** An `info` element: the event in one language. */
export interface CapInfo {
  language: string
  category: string
  event: string
  responseTypes: string[]
  urgency: (typeof urgencies)[number]
  severity: (typeof severities)[number]
  effective: Date | null
  onset: Date | null
  expires: Date | null
  senderName: string
  headline: string
  description: string
  instruction: string
  web: string
  areas: CapArea[]
}

/** A message of CAP 1.2. */
export interface CapAlert extends CapName {
  status: (typeof statuses)[number]
  msgType: (typeof messageTypes)[number]
  references: CapName[]
  infos: readonly CapInfo[]
  /** Countries of the areas, by their whole shapes (`countriesOf`). */
  countries: string[]
}

/** A document that was read, or the reason why it was refused. */
export type CapReading =
  | { isRead: true; alert: CapAlert; warnings: CapWarning[] }
  /** `replacing` has the references of a document without any area that can be read. */
  | { isRead: false; problem: CapProblem; replacing?: CapAlert }

const mostInfos = 40

/**
 * Reads one CAP 1.2 document. It never throws: a document that cannot be relied upon is refused with a named problem,
 * and a harmless formal mistake is a warning.
 */
export function readCap(bytes: Uint8Array): CapReading {
  try {
    return readAlertElement(parseDocument(bytes, mostDocumentBytes).documentElement!)
  } catch (error) {
    return { isRead: false, problem: error instanceof CapRefusal ? error.problem : 'malformed' }
  }
}

/** @throws {CapRefusal} */
function readAlertElement(root: Element): CapReading {
  if (root.localName !== 'alert' || root.namespaceURI !== capNamespace)
    throw new CapRefusal(oldCapNamespaces.includes(root.namespaceURI ?? '') ? 'oldCap' : 'notCap')
  if (/^(private|restricted)$/i.test(textOf(root, 'scope'))) throw new CapRefusal('notPublic')
  const warnings = new Set<CapWarning>()
  const warn = (warning: CapWarning) => void warnings.add(warning)
  const sentAt = readDate(needed(root, 'sent'), warn)
  const infos = childrenOf(root, 'info')
  const head: CapAlert = {
    sender: nameOf(root, 'sender'),
    identifier: nameOf(root, 'identifier'),
    sentAt,
    status: oneOf(statuses, needed(root, 'status')),
    msgType: oneOf(messageTypes, needed(root, 'msgType')),
    references: [],
    infos: [],
    countries: [],
  }
  head.references = readReferences(textOf(root, 'references'), head, warn)
  if (infos.length === 0 && (head.msgType === 'Alert' || head.msgType === 'Update'))
    throw new CapRefusal('missingField')
  try {
    const read = infos.slice(0, mostInfos).map((info) => readInfo(info, warn))
    const countries = countriesOf(read.flatMap(({ areas }) => areas))
    return { isRead: true, alert: { ...head, infos: withinPoints(read, warn), countries }, warnings: [...warnings] }
  } catch (error) {
    const isReplacing = head.msgType === 'Update' || head.msgType === 'Cancel'
    if (!(error instanceof CapRefusal) || error.problem !== 'badArea' || !isReplacing) throw error
    return { isRead: false, problem: 'badArea', replacing: { ...head, msgType: 'Cancel' } }
  }
}

function needed(parent: Element, name: string): string {
  const text = textOf(parent, name)
  if (text === '') throw new CapRefusal('missingField')
  return text
}

/** A sender or identifier. CAP allows neither blanks nor commas in them, as `references` is parted by these. */
function nameOf(root: Element, name: string): string {
  const text = needed(root, name)
  if (text.length > longestId) throw new CapRefusal('unknownValue')
  return text
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase())
  if (!found) throw new CapRefusal('unknownValue')
  return found
}

function readInfo(info: Element, warn: (warning: CapWarning) => void): CapInfo {
  const date = (name: string) => {
    const text = textOf(info, name)
    return text === '' ? null : readDate(text, warn)
  }
  const category = textsOf(info, 'category')[0]
  if (category === undefined) throw new CapRefusal('missingField')
  return {
    language: textOf(info, 'language') || 'en-US',
    category: category.toLowerCase(),
    event: needed(info, 'event'),
    responseTypes: textsOf(info, 'responseType'),
    urgency: oneOf(urgencies, needed(info, 'urgency')),
    severity: oneOf(severities, needed(info, 'severity')),
    effective: date('effective'),
    onset: date('onset'),
    expires: date('expires'),
    senderName: textOf(info, 'senderName'),
    headline: textOf(info, 'headline'),
    description: textOf(info, 'description'),
    instruction: textOf(info, 'instruction'),
    web: textOf(info, 'web'),
    areas: readAreas(info, warn),
  }
}

/** The most points of all areas of a document. The cost of a comparison with a place grows with them. */
const mostPoints = 4000
/** The most corners of one ring. */
const mostCorners = 400

/** Thins the areas of a document with too many points, with a warning. No place of an area is lost. */
function withinPoints<Info extends { areas: CapArea[] }>(
  infos: readonly Info[],
  warn: (warning: CapWarning) => void,
): readonly Info[] {
  const areas = infos.flatMap((info) => info.areas)
  const thinned = thinnedAreas(areas, mostPoints, mostCorners)
  if (thinned === areas) return infos
  warn('simplifiedArea')
  const kept = new Map(areas.map((area, at) => [area, thinned[at]!]))
  return infos.map((info) => ({ ...info, areas: info.areas.map((area) => kept.get(area)!) }))
}
