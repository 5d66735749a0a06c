import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { readBuiltOrigins } from './builtOrigins.ts'
import { shellPolicy } from './staticFiles.ts'

interface BuiltFile {
  url: string
  /** Null where the file name contains the hash of the content. */
  revision: string | null
}

/** Source of the service worker, relative to the project's root. */
const source = 'src/app/serviceWorker/sw.ts'

/**
 * Bundles the service worker into `/sw.js` with a list of all built files. Browsers fetch these in the background once
 * the first screen is shown; files already loaded come from the browser's cache.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'waymark-service-worker',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    writeBundle: {
      sequential: true,
      handler: async () => void (await bundle(config, await builtFiles(config.build.outDir))),
    },
  }
}

const bundle = ({ root, mode, resolve, build: { target, outDir } }: ResolvedConfig, files: BuiltFile[]) =>
  build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: resolve.alias },
    define: { builtFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target,
      outDir,
      emptyOutDir: false,
      license: { fileName: 'licenses.worker.json' },
      rolldownOptions: { input: join(root, source), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })

/**
 * The document under its address, and every file beside it. Icons are left out, because the installing system fetches
 * them.
 */
async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const wanted = names.filter((name) => /^[^.].*\.(js|css|html|svg)$/.test(name) && name !== 'sw.js').toSorted()
  return Promise.all(
    wanted.map(async (name) => {
      if (name.startsWith('assets/')) return { url: `/${name}`, revision: null }
      const text = await readFile(join(folder, name), 'utf8')
      // The policy is part of the cached document, so a new policy gives the document a new revision.
      return name === 'index.html'
        ? {
            url: '/',
            revision: hash(text + shellPolicy(text, { connect: readBuiltOrigins(folder).connect, frame: [] })),
          }
        : { url: `/${name}`, revision: hash(text) }
    }),
  )
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
