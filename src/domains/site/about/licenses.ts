import axios from 'axios'
import * as z from 'zod/mini'

/** The build lists the packages within its files: those of the application, and those of its service worker. */
const files = ['/licenses.json', '/licenses.worker.json']

const packagesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** SPDX expression of its licence. */
    identifier: z.nullish(z.string()),
    /** The text of the licence, where the package has one. */
    text: z.nullish(z.string()),
  }),
)
export type UsedPackage = z.infer<typeof packagesSchema>[number]

/**
 * The packages that the built application contains, sorted by name, each once. Fails where the application was not
 * built, as under `npm run dev`.
 */
export async function getUsedPackages(_: void, signal: AbortSignal): Promise<UsedPackage[]> {
  const lists = await Promise.all(
    files.map((file) => axios.get<unknown>(file, { signal }).then(({ data }) => packagesSchema.parse(data))),
  )
  const byId = new Map(lists.flat().map((each) => [`${each.name} ${each.version}`, each]))
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}
