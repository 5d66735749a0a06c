import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))

/** The classes of a style file, with those it takes from others. */
const classesOf = (sheet: string) =>
  new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name))

const resolved = (file: string, path: string) =>
  path.startsWith('@/') ? `src/${path.slice(2)}` : posix.join(posix.dirname(file), path)

/** Uses of a class that its style file does not have, each as `file: styles.name`. The compiler does not see them. */
function missingIn(file: string, text: string): string[] {
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
  return imports.flatMap(([, name = '', path = '']) => {
    const there = classesOf(resolved(file, path))
    const used = [...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.([A-Za-z_]\\w*)`, 'g'))].map(([, used]) => used)
    return used.filter((each) => !there.has(each)).map((each) => `${file}: ${name}.${each}`)
  })
}

test('every style class that code names is in its style file', () => {
  expect(files.flatMap((file) => missingIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a class that its style file does not have is found', () => {
  const text =
    "import styles from '@/ui/button/Button.module.css'\n\nexport const names = [styles.button, styles.nowhere]\n"
  expect(missingIn('src/ui/button/planted.ts', text)).toEqual(['src/ui/button/planted.ts: styles.nowhere'])
})
