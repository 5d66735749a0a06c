import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { type Piece, shareFiles } from './shareFiles.ts'

/**
 * How the build divides the code into files (docs/decisions/0018).
 *
 * Every start needs the entry's static imports, the modules that the entry itself loads with `import()`, and their
 * imports. These form five files: the entry, which sends the first calls of the API; the table of pages with their texts;
 * React's renderer; the other libraries; and the application's own code. The document preloads all but the last
 * (src/main.ts has their order).
 *
 * All other code is first divided by the bundler, which puts modules that the same screens need into one file. That are
 * hundreds of files, most of them tiny; `shareFiles` decides which of them become one.
 * @param code how the application is built, without what is done with the built files
 */
export function chunks(code: UserConfig): Plugin {
  /** For each module the name of its file. */
  let files = new Map<string, string>()
  return {
    name: 'waymark-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: `${fileName}.js`,
            chunkFileNames: `${fileName}.js`,
            assetFileNames: `${fileName}[extname]`,
            codeSplitting: {
              groups: [
                // With its dependencies, so that the bundler's own functions stand in it too.
                { name: 'entry', test: (id) => files.get(id) === 'entry' },
                { name: (id) => files.get(id) ?? null, debugName: 'files', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    }),
    async buildStart() {
      files = await divide(code)
    },
    generateBundle: {
      // Must run last: browsers heed the hint only in the first line of a file.
      order: 'post',
      handler(_, bundle) {
        const isFirstPage = (id: string) => weightOf(id, this) === firstPageWeight
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && (compiledEarly.includes(chunk.name) || chunk.moduleIds.some(isFirstPage)))
            chunk.code = `${compileHint}\n${chunk.code}`
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((chunk): HtmlTagDescriptor[] => {
          if (chunk.type !== 'chunk' || !preloaded.includes(chunk.name)) return []
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
          return [
            link({ rel: 'modulepreload', href: `/${chunk.fileName}` }),
            ...styles.map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
          ]
        }),
    },
  }
}

/** Files of every start that the document preloads. */
const preloaded = ['rolldown-runtime', 'react', 'libraries', 'pages']
/** Files of which nearly all functions are called at a start; so are those of the pages that people arrive at. */
const compiledEarly = ['react', 'libraries', 'start']

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** Builds the code as the bundler divides it, to learn its files, and decides which of them become one. */
async function divide(code: UserConfig): Promise<Map<string, string>> {
  const early: string[] = []
  let files = new Map<string, string>()
  const learn: Plugin = {
    name: 'waymark-pieces',
    buildEnd() {
      const document = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry) ?? ''
      // The document is an entry; it imports the script it names.
      for (const script of this.getModuleInfo(document)?.importedIds ?? [])
        early.push(...(this.getModuleInfo(script)?.dynamicallyImportedIds ?? []))
    },
    generateBundle(_, bundle) {
      files = joined(bundle, this)
    },
  }
  await build({
    ...code,
    configFile: false,
    logLevel: 'silent',
    plugins: [code.plugins, learn],
    build: {
      ...code.build,
      write: false,
      minify: false,
      rolldownOptions: {
        ...code.build?.rolldownOptions,
        output: {
          codeSplitting: {
            groups: [
              { name: 'entry', tags: ['$initial'], priority: 2 },
              { name: 'pages', test: (id) => id.endsWith('/src/app/preload.ts'), priority: 1 },
              { name: 'start', test: (id) => early.includes(id) },
            ],
          },
        },
      },
    },
  })
  return files
}

/** For each module of a build the name of the file it comes to. */
function joined(bundle: Rolldown.OutputBundle, graph: Graph): Map<string, string> {
  const outputs = Object.values(bundle)
  const chunks = outputs.filter((each) => each.type === 'chunk')
  const first = loadedFirst(chunks)
  // Files that every start loads count as one piece, which others may join.
  const pieceOf = new Map(chunks.map((chunk) => [chunk.fileName, first.get(chunk) ?? chunk.fileName]))
  const styles = new Map(
    outputs.flatMap((each) => (each.type === 'asset' ? [[each.fileName, each.source.length]] : [])),
  )
  const pieces = Map.groupBy(chunks, ({ fileName }) => pieceOf.get(fileName) ?? fileName)
  const sized = [...pieces].map(([name, parts]): Piece => {
    const sheets = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
    const imports = new Set(parts.flatMap((part) => part.imports.flatMap((file) => pieceOf.get(file) ?? [])))
    return {
      name,
      code: sentCode * parts.reduce((sum, part) => sum + lengthOf(part), 0),
      styles: sentStyles * [...sheets].reduce((sum, sheet) => sum + (styles.get(sheet) ?? 0), 0),
      imports: [...imports].filter((other) => other !== name && other !== 'entry' && other !== 'pages'),
    }
  })
  const screens = chunks
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && pieceOf.get(fileName) === fileName)
    .map(({ fileName, facadeModuleId }) => ({ piece: fileName, weight: weightOf(facadeModuleId ?? '', graph) }))
  const shared = shareFiles(
    sized.filter(({ name }) => name !== 'entry' && name !== 'pages'),
    screens,
  )
  const nameOf = uniqueNames(chunks)
  return new Map(
    [...pieces].flatMap(([piece, parts]) =>
      parts.flatMap(({ moduleIds }) =>
        moduleIds.map((id) => [id, piece === 'start' ? startFile(id) : nameOf(shared.get(piece) ?? piece)] as const),
      ),
    ),
  )
}

/** For each chunk a name that no other has: files of one name would become one. The first files keep theirs. */
function uniqueNames(chunks: readonly Rolldown.OutputChunk[]): (fileName: string) => string {
  const names = new Map<string, string>()
  for (const [name, alike] of Map.groupBy(chunks, (chunk) => chunk.name))
    alike.forEach(({ fileName }, at) => names.set(fileName, at === 0 ? name : `${name}${at + 1}`))
  return (fileName) => names.get(fileName) ?? fileName
}

/** The chunks that every start loads, with the names of the two files they become. */
function loadedFirst(chunks: readonly Rolldown.OutputChunk[]): Map<Rolldown.OutputChunk, string> {
  const first = new Map<Rolldown.OutputChunk, string>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return
    first.set(chunk, chunk.name === 'start' || chunk.name === 'pages' ? chunk.name : 'entry')
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  chunks.filter(({ isEntry, name }) => isEntry || name === 'start' || name === 'pages').forEach(visit)
  return first
}

/** The file of a module of the start: the application's own, or one of the two of its libraries. */
function startFile(id: string): string {
  if (/\/node_modules\/(react|react-dom|scheduler)\/.*js$|\/src\/app\/react\.ts$/.test(id)) return 'react'
  return /\/node_modules\/.*js$|\/src\/app\/libraries\.ts$/.test(id) ? 'libraries' : 'start'
}

const lengthOf = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** How much of a file's length is sent after minifying and compression, about. */
const sentCode = 0.17
const sentStyles = 0.2

const firstPageWeight = 18

/**
 * How much the load of a page or part counts. Pages are default exports of files that are named so; those that people
 * arrive at request their data early (`prefetch`). Other parts load on demand, dialogs most of them: one of many times
 * that a page is shown.
 */
function weightOf(id: string, graph: Graph): number {
  if (!id.endsWith('Page.tsx')) return 0.05
  return graph.getModuleInfo(id)?.exports.includes('prefetch') ? firstPageWeight : 1
}

/**
 * The start file names all others, and a hash cannot be compressed: one character less than usual, the fewest that the
 * build takes for so many files, still tells the versions of one file apart.
 */
const fileName = 'assets/[name]-[hash:7]'

/**
 * Tells browsers that nearly all functions of a file are called at once, so that they compile them while the file
 * loads, off the main thread, instead of one by one. Other browsers see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
})
