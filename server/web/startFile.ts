import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Every start needs the same: what the entry imports by itself, at once (`import()` written in the entry, not further
 * on). That becomes one file, which the document asks for while the entry is on its way; every other file follows the
 * routes. The entry stays small: it runs first, and asks for the page and its data while the large file arrives.
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
      const collect = (id: string, into: Set<string>) => {
        if (into.has(id)) return
        into.add(id)
        this.getModuleInfo(id)?.importedIds.forEach((next) => collect(next, into))
      }
      const document = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry)
      if (!document) return
      // The document itself is an entry too: it imports the script it names.
      const scripts = [document, ...(this.getModuleInfo(document)?.importedIds ?? [])]
      for (const script of scripts)
        this.getModuleInfo(script)?.dynamicallyImportedIds.forEach((id) => collect(id, start))
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
