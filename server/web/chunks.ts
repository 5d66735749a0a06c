import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * How the build divides the code into files.
 *
 * Every start needs the entry's static imports, the modules that the entry itself loads with `import()`, and their
 * imports. These form one file, which the document preloads while the entry loads. The entry stays small: it runs first
 * and already requests the page and its data. All other files follow the routes.
 */
export function chunks(): Plugin {
  const start = new Set<string>()
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
                { name: 'entry', tags: ['$initial'], priority: 2 },
                { name: 'start', test: (id) => start.has(id), priority: 1 },
                { name: 'tripRows', test: tripRowParts },
                { name: 'rows', test: rowParts },
                { name: 'agency', test: agencyParts },
                { name: 'roleIcons', test: roleIconParts },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const infoOf = (id: string) => this.getModuleInfo(id)
      const document = [...this.getModuleIds()].find((id) => infoOf(id)?.isEntry) ?? ''
      // The document is an entry too; it imports the script it names.
      for (const script of infoOf(document)?.importedIds ?? [])
        infoOf(script)?.dynamicallyImportedIds.forEach((id) => start.add(id))
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

/**
 * The start file names all others, and a hash cannot be compressed: one character less than usual, the fewest that the
 * build takes for so many files, still tells the versions of one file apart.
 */
const fileName = 'assets/[name]-[hash:7]'

/** What every list of rows is made of; as files of their own these would weigh more than what is in them. */
const rowParts = /\/patterns\/(ExpandingRow|rowLink)|\/ui\/IconButton|\/icons\/chevron-down/

/** The same of every list of trips. */
const tripRowParts =
  /\/itinerary\/shared\/(TripRow|TripBadge)|\/trips\/(shared\/useSubjectTrips|trips\.rules|list\/TripsSkeleton)/

/** Icons of menu entries that few have: the start names one file for them, though other screens draw some too. */
const roleIconParts =
  /\/ui\/roleIcons|\/icons\/(building-2|building-complex|users-round|contact-round|calendar-cog|wallet-cards)/

/** How the agency is reached, on every page that says it. */
const agencyParts = /\/domains\/agency\/(agency\.|shared\/)|\/contract\/agency/

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
