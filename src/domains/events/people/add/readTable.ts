import { unicodeOf } from '@/lib/encodings'
import { tableRows } from '@/lib/tableRows'
import { addressColumn } from './addresses.rules'

/** The addresses in a table of comma-, semicolon- or tab-separated values, a line each; loaded with the first file. */
export async function readTable(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // An address with letters of an older encoding is not guessed: it has a letter that no address has.
  const text = new TextDecoder(unicodeOf(bytes.subarray(0, 4096)) ?? 'utf-8').decode(bytes)
  return addressColumn(tableRows(text, { skipEmptyLines: true }))
}
