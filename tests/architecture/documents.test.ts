import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const written = /`((?:bookingTool|src|server|contract|tests|docs)\/[\w./-]*\w)`/g
/** A file by the end of its path, such as `present.ts`. */
const ending = /`([\w-][\w./-]*\.(?:tsx?|json|md))`/g
const linked = /\]\((?!https?:)([^)#]+)\)/g

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync)

test.each(documents)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const folder = document.split('/').slice(0, -1).join('/')
  const named = [...text.matchAll(written)].map(([, path]) => path!)
  const links = [...text.matchAll(linked)].map(([, path]) => [folder, path].filter(Boolean).join('/'))
  expect([...named, ...links].filter((path) => !existsSync(path))).toEqual([])
})

test.each(documents)('%s names no file by an ending that no path has', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(ending)].map(([, name]) => name!)
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([])
})
