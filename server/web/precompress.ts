import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const worthIt = 1024

/** Writes a `.br` and a `.gz` beside every compressible file of the build, so that the server never compresses them. */
export function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'waymark-precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))),
        )
      },
    },
  }
}

async function compressFile(path: string) {
  const text = await readFile(path)
  if (text.length < worthIt) return
  const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, brotliLevel))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}
