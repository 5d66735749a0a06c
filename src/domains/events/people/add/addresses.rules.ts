import { emailAddress } from '#contract/fields/fields.ts'
import { withPlainWidth } from '#contract/texts/plainIdentifier.ts'

/** The addresses found in a text. */
export interface ReadAddresses {
  /** Each address once, as it was first written. */
  emails: string[]
  /** How many were there again. */
  repeated: number
  /** Words with an @ that are no address. */
  unreadable: string[]
}

/**
 * The characters between addresses in lists, mails and spreadsheets: `Ada Quill <ada@x.example>; "Bo" bo@x.example`. An
 * apostrophe is not among them: it is part of an address, and is removed only around one. Keyboards of other scripts
 * have commas and semicolons of their own; those of the width of East Asian letters are written plainly before.
 */
const between = /[\s\p{Cc},;:<>()[\]{}"“”„«»‹›|、﹐﹑﹔､،؛\u037E·፣፤。｡⟨⟩〈〉《》「」『』【】〔〕﹙﹚]+/u
const aroundWord = /^[.!?'‘’]+|[.!?'‘’]+$/g

/** Two addresses that only a space without width parts; elsewhere it is a mark within one. */
const apart = (word: string): string[] => ((word.match(/@/g) ?? []).length > 1 ? word.split('\u200B') : [word])

/** The addresses in a typed or pasted text. Names beside them are ignored. */
export function readAddresses(text: string): ReadAddresses {
  const words = withPlainWidth(text)
    .split(between)
    .flatMap(apart)
    .map((word) => word.replaceAll(aroundWord, ''))
    .filter((word) => word.includes('@'))
  const emails = new Map<string, string>()
  const unreadable = new Set<string>()
  let repeated = 0
  for (const word of words) {
    const { data: email } = emailAddress.safeParse(word)
    if (email === undefined || email.includes('\uFFFD')) unreadable.add(word)
    else if (emails.has(email.toLowerCase())) repeated += 1
    else emails.set(email.toLowerCase(), email)
  }
  return { emails: [...emails.values()], repeated, unreadable: [...unreadable] }
}

/**
 * The column of a table with the most addresses, as a text with one a line, those that cannot be read at the end. A
 * list may name a manager beside each person.
 * @param rows from a spreadsheet; rows may have different lengths
 */
export function addressColumn(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const counted = columns.map((cells) => {
    const read = cells.map(readAddresses)
    const emails = read.flatMap((cell) => cell.emails)
    return { found: [...emails, ...read.flatMap((cell) => cell.unreadable)], count: new Set(emails).size }
  })
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  return (best?.found ?? []).join('\n')
}
