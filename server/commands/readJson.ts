import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/**
 * Reads a JSON file of a command. Editors of Windows begin one with a byte order mark.
 * @throws with what is wrong, for a file that cannot be read, is no JSON, or does not have the schema
 */
export async function readJson<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  const read = z.safeParse(schema, parsed(text, file))
  if (!read.success) throw new Error(`Nothing was changed.\n${z.prettifyError(read.error)}`)
  return read.data
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`Nothing was changed: ${file} is no JSON. ${(error as Error).message}`, { cause: error })
  }
}
