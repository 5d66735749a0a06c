import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Documents } from '#server/services/documents.ts'
import type { InThread } from '#server/services/services.ts'
import { packSheet, type PackedSheet } from './packedSheet.ts'

/** The functions that make documents in the threads, by name. Each gets its arguments as one value. */
export type DocumentMakers = {
  [Kind in Exclude<keyof Documents, 'workbook'>]: (parts: Parameters<Documents[Kind]>) => Promise<Buffer>
} & { workbook: (sheets: readonly PackedSheet[]) => Promise<Buffer> }

/** A thread that is idle this long ends and frees its memory, mostly fonts. */
const idleMs = 20_000
/** A document that needs more fails alone, before the server runs out of memory. */
const mostMegabytes = 768
/** One processor is left for requests. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

/**
 * Opens the threads that make documents: the first starts with the first document.
 * @param makers the file with the functions of `DocumentMakers`
 * @param idleTimeout the milliseconds without work after which a thread ends
 */
export function openDocumentPool(
  makers: URL,
  idleTimeout = idleMs,
): { documents: Documents; inThread: InThread; close: () => Promise<void> } {
  const pool = new Piscina({
    filename: makers.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  async function make<Kind extends keyof DocumentMakers>(
    name: Kind,
    parts: Parameters<DocumentMakers[Kind]>[0],
  ): Promise<Buffer> {
    const bytes = (await pool.run(parts, { name })) as Uint8Array
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  return {
    documents: {
      itinerary: (...parts) => make('itinerary', parts),
      itineraries: (...parts) => make('itineraries', parts),
      invoice: (...parts) => make('invoice', parts),
      executive: (...parts) => make('executive', parts),
      traveler: (...parts) => make('traveler', parts),
      certificate: (...parts) => make('certificate', parts),
      workbook: async (sheets) => make('workbook', await Promise.all(sheets.map(packSheet))),
    },
    inThread: (name, input) => pool.run(input, { name }),
    close: () => pool.destroy(),
  }
}
