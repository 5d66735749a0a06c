import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()

/** The letters of a folder, in the order they were written. */
export const lettersIn = async (folder: string) =>
  Promise.all((await namesIn(folder)).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))

/** A folder for the letters of a test. */
export async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-outbox-'))
  return {
    folder,
    letters: () => lettersIn(folder),
    empty: async () => {
      for (const name of await namesIn(folder)) await rm(join(folder, name))
    },
    close: () => rm(folder, { recursive: true }),
  }
}
