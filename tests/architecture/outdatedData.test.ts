import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A question that the reader changes: its argument has a filter, an order, a page or a search. */
const changing = /\b(state|query|filters?|pageNumber|search|term|sort|wanted\w*|rows|country|choice)\b/
const fixedPage = /pageNumber: 1\b/g

interface Read {
  file: string
  hook: string
}

/** The query hooks whose data of the question before is read without `shownOf`, which tells it from the present one's. */
function outdatedReads(file: string, text: string): Read[] {
  return [...text.matchAll(/const (\{[^}]*\}|\w+) = (use\w+Query)\(/g)].flatMap(
    ({ 1: bound = '', 2: hook = '', index }) => {
      const asked = argumentAt(text, text.indexOf('(', index)).replaceAll(fixedPage, '')
      if (!changing.test(asked)) return []
      const isRead = bound.startsWith('{')
        ? /(\{|,)\s*data\b/.test(bound)
        : new RegExp(`\\b${bound}\\.data\\b|[{,]\\s*data\\b[^}]*\\} = ${bound}\\b`).test(text)
      return isRead ? [{ file, hook }] : []
    },
  )
}

/** The text between a parenthesis and the one that closes it. */
function argumentAt(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
    if (depth === 0) return text.slice(open + 1, at)
  }
  return ''
}

test('no page shows the data of one question as that of another', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => outdatedReads(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('data of the question before is found however it is read', () => {
  const read = (text: string) => outdatedReads('', text).length
  expect(read('const { data } = useTripsQuery({ companyId, pageNumber })')).toBe(1)
  expect(read('const answer = useTripsQuery({ ...listQuery(address.state) })\nanswer.data?.total')).toBe(1)
  expect(read('const answer = useTripsQuery(term ? { term } : skipToken)\nconst { data, isError } = answer')).toBe(1)
  expect(read('const { currentData } = useTripsQuery({ companyId, search })')).toBe(0)
  expect(read('const { data } = useTripsQuery({ companyId, pageNumber: 1 })')).toBe(0)
})
