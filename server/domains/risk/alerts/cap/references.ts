import { readDate } from './capDates.ts'
import type { CapWarning } from './capProblems.ts'

/** The name of a message, as `references` gives it. */
export interface CapName {
  sender: string
  identifier: string
  sentAt: Date
}

/** Most characters of a sender or an identifier. */
export const longestId = 300
const mostReferences = 200
const longestText = mostReferences * 2 * longestId

/**
 * The messages that a message refers to: `sender,identifier,sent`, parted by blanks. Only those sent before or at the
 * same time count, and never the message itself: otherwise two could replace each other. One without its time counts as
 * sent at the time of the message.
 */
export function readReferences(text: string, message: CapName, warn: (warning: CapWarning) => void): CapName[] {
  // Blanks are collapsed first, since a pattern of runs around a comma takes the square of their length.
  const plain = text.slice(0, longestText).replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').trim()
  const parts = plain === '' ? [] : plain.split(' ').slice(0, mostReferences)
  return parts.flatMap((part) => {
    const name = part.length <= 2 * longestId ? readName(part, message, warn) : undefined
    const isOther = name && (name.sentAt < message.sentAt || !isSame(name, message)) && name.sentAt <= message.sentAt
    if (!isOther) warn('badReference')
    return isOther ? [name] : []
  })
}

const isSame = (one: CapName, other: CapName) => one.sender === other.sender && one.identifier === other.identifier

function readName(part: string, { sentAt }: CapName, warn: (warning: CapWarning) => void): CapName | undefined {
  const [sender = '', identifier = '', sent = '', ...rest] = part.split(',')
  if (rest.length > 0 || sender === '' || identifier === '') return undefined
  if (sent === '') warn('badReference')
  try {
    return { sender, identifier, sentAt: sent === '' ? sentAt : readDate(sent, warn) }
  } catch {
    // The other references count nevertheless.
    return undefined
  }
}
