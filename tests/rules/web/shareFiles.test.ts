import { expect, test } from 'vitest'
import { type Piece, shareFiles } from '#server/web/shareFiles.ts'

const piece = (name: string, code: number, imports: string[] = []): Piece => ({ name, code, styles: 0, imports })
const page = (name: string, weight = 1) => ({ piece: name, weight })

test('small pieces that the same pages need become one file, named after the largest', () => {
  const pieces = [
    piece('a', 20_000, ['icon', 'field']),
    piece('b', 20_000, ['icon', 'field']),
    piece('icon', 300),
    piece('field', 900),
  ]
  const files = shareFiles(pieces, [page('a'), page('b')])
  expect(files.get('icon')).toBe('field')
  expect(files.get('field')).toBe('field')
})

test('a large piece that only one of two pages needs stays a file of its own', () => {
  const pieces = [
    piece('a', 20_000, ['phones']),
    piece('b', 20_000, ['icon']),
    piece('phones', 60_000),
    piece('icon', 300),
  ]
  const files = shareFiles(pieces, [page('a'), page('b')])
  expect(files.get('phones')).not.toBe(files.get('icon'))
  expect(files.get('b')).not.toBe(files.get('a'))
})

test('a piece is not joined with one whose imports would load in vain', () => {
  // All pages need the icon. Joined with the form, it would bring the calendar to every one of them.
  const others = ['c', 'd', 'e', 'f'].map((name) => piece(name, 30_000, ['icon']))
  const pieces = [
    piece('a', 30_000, ['icon', 'form']),
    piece('form', 500, ['calendar']),
    piece('calendar', 80_000),
    piece('icon', 300),
  ]
  const files = shareFiles(
    [...pieces, ...others],
    ['a', 'c', 'd', 'e', 'f'].map((name) => page(name)),
  )
  expect(files.get('icon')).not.toBe(files.get('form'))
})

test('files never import each other in a circle', () => {
  // Both ends are needed by all pages, the middle by one: joining the ends would put it between a file and itself.
  const pieces = [
    piece('a', 20_000, ['top']),
    piece('b', 20_000, ['top']),
    piece('top', 400, ['middle']),
    piece('middle', 90_000, ['bottom']),
    piece('bottom', 400),
  ]
  const files = shareFiles(pieces, [page('a'), page('b')])
  const importsOf = (file: string) =>
    new Set(
      pieces
        .filter(({ name }) => files.get(name) === file)
        .flatMap(({ imports }) => imports.map((name) => files.get(name) ?? name))
        .filter((other) => other !== file),
    )
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...importsOf(from)].some((next) => next === to || (!seen.has(next) && leadsTo(next, to, seen.add(next))))
  expect([...new Set(files.values())].filter((file) => leadsTo(file, file))).toEqual([])
})
