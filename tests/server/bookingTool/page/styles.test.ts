import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stylesheet } from '#bookingTool/page/assets.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const code = textOf('bookingTool/**/*.{ts,js}')
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const classesIn = (css: string) =>
  new Set([...withoutComments(css).matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!))

/** The words of class attributes and of quoted texts; names in code, comments and running text of pages are none. */
function wordsIn(script: string): Set<string> {
  const plain = withoutComments(script).replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
  const attributes = [...plain.matchAll(/class="([^"]*)"/g)].map(([, words]) => words!.replaceAll(/\$\{[^}]*\}/g, ' '))
  const quoted = [...plain.matchAll(/'([^'\n]*)'/g)].map(([, words]) => words!)
  return new Set([...attributes, ...quoted].flatMap((words) => words.split(/\s+/)))
}

/** The selectors of a formatted style file outside media queries, with those of a list joined. */
const selectorsIn = (css: string) =>
  [...withoutComments(css).matchAll(/^(?=[^\s@}])([^{}]+) \{$/gm)].map(([, selector]) => selector!)

describe('the styles of the booking tool', () => {
  test('every class of the application that a page names is in the style sheet', () => {
    const named = new Set(code.match(/(?<=["' ])(?:button|badge|field|error|select)-[A-Za-z]+(?=["' ])/g))
    expect(named.size).toBeGreaterThan(8)
    const styled = classesIn(stylesheet)
    expect(
      [...named, 'button', 'badge', 'control', 'select', 'error', 'hidden'].filter((name) => !styled.has(name)),
    ).toEqual([])
  })

  test('every class of a style file of the tool is named by a page or a script', () => {
    const [own, named] = [classesIn(textOf('bookingTool/**/*.css')), wordsIn(code)]
    expect([...own].filter((name) => !named.has(name))).toEqual([])
  })

  test('a class is named in an attribute or in quotes, not by a name or a comment', () => {
    const planted = `
/** The row 'above'. */
const model = isWide ? 'wide' : '' // the 'path' of a file
const page = html\`<p class="lead \${look} \${isLast ? 'last' : ''}">small\${say('bookingTool.copy')}</p>\``
    const named = wordsIn(planted)
    expect(['wide', 'lead', 'last'].filter((name) => !named.has(name))).toEqual([])
    expect(['above', 'model', 'path', 'look', 'small', 'copy'].filter((name) => named.has(name))).toEqual([])
  })

  test('a selector has one rule in a style file, besides those of media queries', () => {
    const twice = globSync('bookingTool/**/*.css').flatMap((file) => {
      const selectors = selectorsIn(readFileSync(file, 'utf8'))
      return selectors
        .filter((selector, at) => selectors.indexOf(selector) !== at)
        .map((selector) => `${file}: ${selector}`)
    })
    expect(twice).toEqual([])
    expect(selectorsIn('.copy {\n}\n\n@media print {\n  .copy {\n  }\n}\n\n.copy,\n.code {\n}\n')).toEqual([
      '.copy',
      '.copy,\n.code',
    ])
  })

  test('a field and a check box that a page marks as invalid have a frame of their own', () => {
    const marked = stylesheet.match(/^[^\n{}]*\[aria-invalid='true'\][^\n{}]*(?= \{)/gm)
    expect(marked).toEqual([".control[aria-invalid='true']", ".options label:has([aria-invalid='true'])"])
  })

  test('what is hidden on paper is not shown there by a later rule', () => {
    const prints = [...stylesheet.matchAll(/^@media print \{\n[\s\S]*?^\}/gm)]
    const shown = prints.flatMap(({ 0: rules, index }) => {
      const later = stylesheet.slice(index + rules.length)
      const [, hidden = ''] = /((?:\.[\w-]+,?\s+)+)\{\s+display: none/.exec(rules) ?? []
      return (
        hidden.match(/[\w-]+/g)?.filter((name) => new RegExp(`^\\.${name} \\{[^}]*display:`, 'm').test(later)) ?? []
      )
    })
    expect(prints.length).toBeGreaterThan(1)
    expect(shown).toEqual([])
  })

  test('every custom property that a style uses is set in the style sheet', () => {
    const used = new Set([...stylesheet.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!))
    expect([...used].filter((name) => !stylesheet.includes(`--${name}:`))).toEqual([])
  })
})
