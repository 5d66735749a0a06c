import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A folder for the letters of a test. */
export async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-outbox-'))
  const names = async () => (await readdir(folder)).toSorted()
  return {
    folder,
    letters: async () =>
      Promise.all((await names()).map(async (name) => PostalMime.parse(await readFile(join(folder, name))))),
    empty: async () => {
      for (const name of await names()) await rm(join(folder, name))
    },
    close: () => rm(folder, { recursive: true }),
  }
}
