import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'bookingTool', 'src', 'server', 'contract', 'tests'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.endsWith('.d.ts'))
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const linesOf = (file: string) => (text.get(file) ?? '').split('\n').length - 1
const importsOf = (file: string) =>
  [...(text.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0

describe('sizes that keep it readable', () => {
  test('no file is above 250 lines', () => {
    expect(files.filter((file) => linesOf(file) > 250).map((file) => `${file} ${linesOf(file)}`)).toEqual([])
  })

  test('the median file has at most 60 lines, nine in ten at most 150', () => {
    const sizes = files.filter((file) => !file.startsWith('tests/')).map(linesOf)
    expect(quantile(sizes, 0.5)).toBeLessThanOrEqual(60)
    expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(150)
  })
})

describe('names of files', () => {
  test('every file name has a meaning', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)|(^|\/)index\.tsx?$/
    expect(files.filter((file) => empty.test(file))).toEqual([])
  })
})

describe('imports', () => {
  test('a function of date-fns is imported from its own module, as opening the whole takes too long', () => {
    expect(files.filter((file) => importsOf(file).includes('date-fns'))).toEqual([])
  })

  test('imports do not climb two folders', () => {
    const climbing = files.filter((file) =>
      importsOf(file).some((path) => path.startsWith('../../') && !path.endsWith('/vite.config.ts')),
    )
    expect(climbing).toEqual([])
  })

  test('pages and parts of a domain stay in it; its api, queries, slice, rules, hooks and named parts may be read', () => {
    const foreignPages = files
      .filter((file) => file.startsWith('src/domains/'))
      .flatMap((file) => {
        const own = file.split('/')[2]
        return importsOf(file)
          .filter((path) => /^@\/domains\/[^/]+\/\w+Page$/.test(path) && path.split('/')[2] !== own)
          .map((path) => `${file} → ${path}`)
      })
    expect(foreignPages).toEqual([])
  })

  test('pages are reached from the route table alone, and only by dynamic import', () => {
    const statically = files.filter(
      (file) => /import [^(][^\n]*Page'/.test(text.get(file) ?? '') && file.startsWith('src/'),
    )
    expect(statically.filter((file) => /from '@?[^']*\/domains\/[^']*Page'/.test(text.get(file) ?? ''))).toEqual([])
  })
})

test('no file names the machine it was written on', () => {
  const paths = files.filter(
    (file) => /\/(work|farm)\/|\/root\//.test(text.get(file) ?? '') && !file.includes('house.test'),
  )
  expect(paths).toEqual([])
})
