import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A small build, in a folder that has a private file beside it. */
export const builtFiles = {
  'index.html': `<!doctype html><script>let theme</script><style>body { margin: 0 }</style><p>${'The document. '.repeat(100)}</p>`,
  'assets/app-1a2b3c4d.js': `console.log('${'app '.repeat(500)}')`,
  'assets/tiny-5e6f7a8b.css': 'p{margin:0}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.vite/manifest.json': '{}',
}

export async function layOutBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-build-'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  for (const [name, text] of Object.entries(builtFiles)) {
    const path = join(folder, 'dist', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
    if (text.length < 1024) continue
    await writeFile(`${path}.br`, brotliCompressSync(text))
    await writeFile(`${path}.gz`, gzipSync(text))
  }
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) }
}
