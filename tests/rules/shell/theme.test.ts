import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const html = readFileSync('index.html', 'utf8')
const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''
const run = (sessionStorage: object) => {
  const document = { documentElement: { dataset: {} as Record<string, string> } }
  runInNewContext(script, { document, sessionStorage })
  return document.documentElement.dataset
}

test('the theme chosen in this tab is there before the first paint', () => {
  expect(run({ getItem: (key: string) => (key === 'waymark.theme' ? 'contrast' : null) })).toEqual({
    theme: 'contrast',
  })
})

test("the theme is the system's without a choice or without storage", () => {
  expect(run({ getItem: () => null })).toEqual({})
  const denied = {
    getItem: () => {
      throw new Error('denied')
    },
  }
  expect(run(denied)).toEqual({})
})

test('the script of the theme stands in the document before anything that paints', () => {
  expect(script).not.toBe('')
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<style>'))
})
