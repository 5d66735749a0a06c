import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * How the build divides the code into files.
 *
 * Every start needs the same: what the entry imports by itself (`import()` written in the entry, not further on) and
 * all that this imports. That becomes one file, which the document asks for while the entry is on its way. The entry
 * stays small: it runs first, and asks for the page and its data meanwhile. Every other file follows the routes.
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
            codeSplitting: {
              groups: [
                { name: 'entry', tags: ['$initial'], priority: 2 },
                { name: 'start', test: (id) => start.has(id), priority: 1 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const infoOf = (id: string) => this.getModuleInfo(id)
      const document = [...this.getModuleIds()].find((id) => infoOf(id)?.isEntry) ?? ''
      // The document is an entry too: it imports the script it names.
      for (const script of infoOf(document)?.importedIds ?? [])
        infoOf(script)?.dynamicallyImportedIds.forEach((id) => start.add(id))
    },
    generateBundle: {
      // After everything else that writes into a file: browsers heed it in the first line only.
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
 * Tells the browser that nearly all of a file's functions are called at once: it compiles them while the file arrives,
 * beside the main thread, instead of one by one as they are called. Browsers that do not know it see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
})
