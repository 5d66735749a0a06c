import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { type Piece, type Screen, shareFiles } from './shareFiles.ts'

/**
 * How the build divides the code into files (docs/decisions/0018).
 *
 * Every start needs the entry's static imports, the modules that the entry itself loads with `import()`, and their
 * imports. These form one file, which the document preloads while the entry loads. The entry stays small: it runs first
 * and already requests the page and its data.
 *
 * All other code is first divided by the bundler, which puts modules that the same screens need into one file. That are
 * hundreds of files, most of them tiny; `shareFiles` decides which of them become one.
 * @param code how the application is built, without what is done with the built files
 */
export function chunks(code: UserConfig): Plugin {
  const start = startModules()
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
              includeDependenciesRecursively: false,
              groups: [entryGroup, { ...start.group, priority: 1 }, { name: (id) => files.get(id) ?? null }],
            },
          },
        },
      },
    }),
    async buildStart() {
      files = await divide(code)
    },
    buildEnd() {
      start.find(this)
    },
    generateBundle: {
      // Must run last: browsers heed the hint only in the first line of a file.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === 'start') chunk.code = `${compileHint}\n${chunk.code}`
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((chunk): HtmlTagDescriptor[] => {
          if (chunk.type !== 'chunk' || chunk.name !== 'start') return []
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
          return [
            link({ rel: 'modulepreload', href: `/${chunk.fileName}` }),
            ...styles.map((file) => link({ rel: 'preload', as: 'style', href: `/${file}` })),
          ]
        }),
    },
  }
}

const entryGroup = { name: 'entry', tags: ['$initial' as const], priority: 2 }

/** The modules of the start file: what the entry itself loads with `import()`. */
function startModules() {
  const modules = new Set<string>()
  return {
    group: { name: 'start', test: (id: string) => modules.has(id), includeDependenciesRecursively: true },
    find(context: Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>) {
      const infoOf = (id: string) => context.getModuleInfo(id)
      const document = [...context.getModuleIds()].find((id) => infoOf(id)?.isEntry) ?? ''
      // The document is an entry too; it imports the script it names.
      for (const script of infoOf(document)?.importedIds ?? [])
        infoOf(script)?.dynamicallyImportedIds.forEach((id) => modules.add(id))
    },
  }
}

/** Builds the code as the bundler divides it, to learn its files, and decides which of them become one. */
async function divide(code: UserConfig): Promise<Map<string, string>> {
  const start = startModules()
  let files = new Map<string, string>()
  const learn: Plugin = {
    name: 'waymark-pieces',
    buildEnd() {
      start.find(this)
    },
    generateBundle(_, bundle) {
      files = joined(bundle)
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
        output: { codeSplitting: { groups: [entryGroup, { ...start.group, priority: 1 }] } },
      },
    },
  })
  return files
}

/** For each module of a build the name of the file it comes to, but for what every start loads. */
function joined(bundle: Rolldown.OutputBundle): Map<string, string> {
  const outputs = Object.values(bundle)
  const all = new Map(outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])))
  const sizes = new Map(outputs.flatMap((each) => (each.type === 'asset' ? [[each.fileName, each.source.length]] : [])))
  const atStart = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (atStart.has(chunk.fileName)) return
    atStart.add(chunk.fileName)
    chunk.imports.forEach((name) => all.has(name) && visit(all.get(name)!))
  }
  for (const chunk of all.values()) if (chunk.isEntry || chunk.name === 'start') visit(chunk)
  const later = [...all.values()].filter(({ fileName }) => !atStart.has(fileName))
  const pieces = later.map(
    (chunk): Piece => ({
      name: chunk.fileName,
      code: sentCode * lengthOf(chunk),
      styles: [...(chunk.viteMetadata?.importedCss ?? [])].reduce((sum, css) => sum + sentStyles * (sizes.get(css) ?? 0), 0),
      imports: chunk.imports.filter((name) => all.has(name) && !atStart.has(name)),
    }),
  )
  const screens = later.flatMap(({ fileName, isDynamicEntry, facadeModuleId }): Screen[] =>
    isDynamicEntry ? [{ piece: fileName, weight: isPage(facadeModuleId) ? 1 : weightOfPart }] : [],
  )
  const shared = shareFiles(pieces, screens)
  return new Map(
    later.flatMap((chunk) => {
      const name = all.get(shared.get(chunk.fileName) ?? '')?.name ?? chunk.name
      return chunk.moduleIds.map((id) => [id, name] as const)
    }),
  )
}

const lengthOf = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** How much of a file's length is sent after minifying and compression, about. */
const sentCode = 0.17
const sentStyles = 0.2

/** By its name, as the house has it: the default export that a route leads to. */
const isPage = (id: string | null) => id?.endsWith('Page.tsx') ?? false

/** Parts that load on demand, dialogs most of them: one of many times a page is shown. */
const weightOfPart = 0.15

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
