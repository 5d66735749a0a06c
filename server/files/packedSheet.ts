import { deserialize, serialize } from 'node:v8'
import type { Sheet, Value } from '#server/services/documents.ts'

/** A sheet whose rows are packed, some hundreds in each pack, so that packing never blocks requests for long. */
export type PackedSheet = Omit<Sheet, 'rows'> & { rows: Uint8Array[] }

const rowsInPack = 500

/** Packs the rows of a sheet as they are read, for the thread that makes the file. */
export async function packSheet({ rows, ...sheet }: Sheet): Promise<PackedSheet> {
  const packs: Uint8Array[] = []
  let waiting: (readonly Value[])[] = []
  const pack = () => {
    packs.push(serialize(waiting))
    waiting = []
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length === rowsInPack) pack()
  }
  pack()
  return { ...sheet, rows: packs }
}

export const unpackRows = ({ rows }: PackedSheet): Value[][] => rows.flatMap((pack) => deserialize(pack) as Value[][])
