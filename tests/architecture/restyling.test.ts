import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.css'))

const inner = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
const pieces = new RegExp(String.raw`(?:[^\s>+~,()]|${inner})+|[>+~]|,`, 'g')

/** Whether a part names a class, an id, an attribute or, of the elements that a rule is for, their kind. */
const isNamed = (part: string, isKindEnough: boolean) => {
  const itself = part.replace(new RegExp(`:(not|has)${inner}`, 'g'), '')
  return /[.#[]/.test(itself) || (isKindEnough && /^[a-z]|:is|:where/i.test(itself))
}

/**
 * Selectors by which the browser styles everything below an element anew whenever one comes or goes: those that end in
 * elements without a name, after `:has()` or after a sibling without one.
 */
function restylingIn(text: string): string[] {
  const rules = text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  const selectors = [...rules].map(([, found = '']) => found.trim()).filter((found) => !found.startsWith('@'))
  return selectors.flatMap((list) => {
    const found: string[] = []
    let parts: string[] = []
    for (const piece of [...(list.match(pieces) ?? []), ',']) {
      if (piece !== ',') {
        parts.push(piece)
        continue
      }
      const before = parts.slice(0, -1)
      const isAfterHas = before.some((part) => part.includes(':has('))
      const isAfterSibling = before.some((part, at) => /^[+~]$/.test(part) && !isNamed(before[at - 1] ?? '', false))
      if ((isAfterHas || isAfterSibling) && !isNamed(parts.at(-1) ?? '', true)) found.push(parts.join(' '))
      parts = []
    }
    return found
  })
}

/** They stand in lists that are there only while they are open. */
const allowed = ['.facts > * + *::before']

test('no style makes the browser style the whole page anew when one element changes', () => {
  expect(
    sheets.flatMap((sheet) => restylingIn(readFileSync(sheet, 'utf8'))).filter((each) => !allowed.includes(each)),
  ).toEqual([])
})

test('styles that would are found', () => {
  expect(restylingIn('.a > * + * {} .a:has(> b) > :first-child, .a:has(> b) > .c {} .title + * {} tr + tr {}')).toEqual(
    ['.a > * + *', '.a:has(> b) > :first-child'],
  )
})
