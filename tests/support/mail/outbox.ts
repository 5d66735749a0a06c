import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()

/** The mails of a folder, in the order they were written. */
export const mailsIn = async (folder: string) =>
  Promise.all((await namesIn(folder)).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))

/** A folder for the mails of a test. */
export async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-outbox-'))
  return {
    folder,
    mails: () => mailsIn(folder),
    empty: async () => {
      for (const name of await namesIn(folder)) await rm(join(folder, name))
    },
    close: () => rm(folder, { recursive: true }),
  }
}
