/**
 * Cache of files for reading without a network. Cleared on sign-out; when another person starts, other people's files
 * are removed.
 */
const cacheName = 'waymark-kept'
const savedAtHeader = 'X-Saved-At'

export interface OfflineFile {
  file: Blob
  /** An instant. */
  savedAt: string
}

/** Caches need a secure context, and some browsers refuse them in private windows. */
const open = (): Promise<Cache> =>
  'caches' in globalThis ? caches.open(cacheName) : Promise.reject(new Error('no cache'))

/** How often everything was removed since the page was loaded. */
let clears = 0

const addressOf = (key: string) => `/kept/${key}`

/** The folder of one person's files, by the ids of their company and profile. */
export const folderOf = ({ companyId, profileId }: { companyId: string; profileId: string }): string =>
  [companyId, profileId].map(encodeURIComponent).join('/')

export const offlineFiles = {
  isPossible: (): boolean => 'caches' in globalThis,
  /** @param key path-like, encoded by the caller; @throws where storage is full or caches are refused */
  write: async (key: string, file: Blob, savedAt: string): Promise<void> => {
    const headers = { 'Content-Type': file.type, [savedAtHeader]: savedAt }
    const before = clears
    await (await open()).put(addressOf(key), new Response(await file.arrayBuffer(), { headers }))
    // The person signed out meanwhile: what came too late goes too.
    if (clears !== before) await offlineFiles.clear()
  },
  /** Undefined where nothing is stored under the key, or caches are refused. */
  read: async (key: string): Promise<OfflineFile | undefined> => {
    try {
      const found = await (await open()).match(addressOf(key))
      return found && { file: await found.blob(), savedAt: found.headers.get(savedAtHeader) ?? '' }
    } catch {
      return undefined
    }
  },
  /** The keys below a folder, the last written last; empty where caches are refused. */
  list: async (folder: string): Promise<string[]> => {
    try {
      const paths = (await (await open()).keys()).map(({ url }) => new URL(url).pathname)
      return paths
        .filter((path) => path.startsWith(addressOf(`${folder}/`)))
        .map((path) => path.slice(addressOf('').length))
    } catch {
      return []
    }
  },
  remove: async (key: string): Promise<void> => void (await (await open()).delete(addressOf(key))),
  /** Removes all files outside a folder. Never throws, because the start must go on. */
  keepOnly: async (folder: string): Promise<void> => {
    try {
      const cache = await open()
      const others = (await cache.keys()).filter(
        ({ url }) => !new URL(url).pathname.startsWith(addressOf(`${folder}/`)),
      )
      await Promise.all(others.map((request) => cache.delete(request)))
    } catch {
      // Where caches are refused, there are no files.
    }
  },
  /** Removes all files of all people. Never throws, because the sign-out must go on. */
  clear: async (): Promise<void> => {
    clears += 1
    try {
      await caches.delete(cacheName)
    } catch {
      // Where caches are refused, there are no files.
    }
  },
}
