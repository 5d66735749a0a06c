import { globSync, readFileSync } from 'node:fs'

/** A text between quotes, or a template with a value and at least one fixed part of an id. */
const quoted = /(['"])((?:[\w-]+\.)+[\w-]+)\1/g
const templates = /`((?:\$\{[^`\n]*\}\.[a-z]|[\w-]+\.)[^`\n]*)`/gi

/** The labels of a form's fields, which the form puts together of this and the field's name. */
const labels = /\blabels="([\w.]+)"/g

const asPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  )

/**
 * The texts that no code names: neither in quotes nor by a template whose values could make the id, so that a text which
 * is found here is surely unused. A text that speaks of a traveler to their arranger is used where the text it replaces
 * is.
 * @param ids of all texts of the application
 * @param root folder of the project
 */
export function unusedTexts(ids: readonly string[], root: string): string[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts', 'bookingTool/**/*.ts'], {
    cwd: root,
  })
  const code = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  const named = new Set([...code.matchAll(quoted)].map(([, , id]) => id))
  const patterns = [...new Set([...code.matchAll(templates)].map(([, template = '']) => template))].map(asPattern)
  const forms = [...code.matchAll(labels)].map(([, prefix]) => `${prefix}.`)
  const isUsed = (id: string) =>
    named.has(id) || forms.some((prefix) => id.startsWith(prefix)) || patterns.some((pattern) => pattern.test(id))
  return ids.filter((id) => !isUsed(id.replace(/^traveler\./, '')) && !isUsed(id))
}
