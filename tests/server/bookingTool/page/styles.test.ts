import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stylesheet } from '#server/bookingTool/page/assets.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const code = textOf('server/bookingTool/**/*.{ts,js}')
const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!),
  )

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
    const own = classesIn(textOf('server/bookingTool/**/*.css'))
    expect([...own].filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))).toEqual([])
  })

  test('every custom property that a style uses is set in the style sheet', () => {
    const used = new Set([...stylesheet.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!))
    expect([...used].filter((name) => !stylesheet.includes(`--${name}:`))).toEqual([])
  })
})
