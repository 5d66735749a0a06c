import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync('public/theme.js', 'utf8')
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

test('without a choice, or without storage, it is the system’s', () => {
  expect(run({ getItem: () => null })).toEqual({})
  const denied = {
    getItem: () => {
      throw new Error('denied')
    },
  }
  expect(run(denied)).toEqual({})
})

test('the script stands in the document, before anything that paints', () => {
  const html = readFileSync('index.html', 'utf8')
  expect(html.indexOf('<script src="/theme.js"></script>')).toBeGreaterThan(0)
  expect(html.indexOf('/theme.js')).toBeLessThan(html.indexOf('<style>'))
})
