import { tableRows } from '@/lib/tableRows'
import { addressColumn } from './addresses.rules'

/** The addresses in a table of comma-, semicolon- or tab-separated values, a line each; loaded with the first file. */
export async function readTable(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // "Unicode text", as spreadsheets also save tables.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return addressColumn(tableRows(text, { skipEmptyLines: true }))
}
