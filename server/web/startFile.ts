import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Every start needs the same: what the entry imports by itself (`import()` written in the entry, not further on) and
 * all that this imports. That becomes one file, which the document asks for while the entry is on its way; every other
 * file follows the routes. The entry stays small: it runs first, and asks for the page and its data meanwhile.
 */
export function startFile(): Plugin {
  const start = new Set<string>()
  return {
    name: 'waymark-start-file',
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

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
})
