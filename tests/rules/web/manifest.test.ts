import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Picture {
  src: string
  sizes: string
  type: string
  form_factor?: string
}
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Record<
  'icons' | 'screenshots',
  Picture[]
>

/** The size in the header of a PNG file, as the manifest writes it. */
function sizeOf({ src }: Picture): string {
  const file = readFileSync(`public${src}`)
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

test('the pictures of the installed application have the sizes that the manifest names', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png')
  expect(pictures.map(sizeOf)).toEqual(pictures.map(({ sizes }) => sizes))
})

test('the installation shows the application in a wide window and on a phone', () => {
  expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['wide', 'narrow']))
})
