import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('an answer of page tests has a length, or is a stream of events of tests/support/page', () => {
  // `eventStream` says what an answer without either does when a page leaves. `HttpResponse.json` and its like measure.
  const unmeasured = /new (?:Http)?Response\((?!null\b)/
  const files = globSync('tests/{alone,contract,pages,support}/**/*.{ts,tsx}')
  expect(files.filter((path) => unmeasured.test(readFileSync(path, 'utf8')))).toEqual([
    'tests/support/page/eventStream.ts',
    // In the page's own process.
    'tests/support/page/leftOpen.ts',
  ])
})
