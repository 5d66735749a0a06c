import { describe, expect, test } from 'vitest'
import type { Block, Letter } from '#server/services/letter.ts'
import { partsOf } from '#server/mail/letterParts.ts'
import { letterReasonOf } from '#server/mail/letterReasons.ts'
import { darkColors, lightColors } from '#server/mail/letterStyles.ts'
import { catalogues, formatterFor } from '#server/messages/messages.ts'
import { lettersOf, textsOf } from '#tests/support/mail/letters.ts'

const kinds = Object.keys(textsOf) as (keyof typeof textsOf)[]
const cultures = ['en-US', 'fr-CA', 'es-MX']
const typed = `<b onclick="x">Zoé O’Neil</b> & 'Søn' 名前 {who} </td>`

const partsFor = (kind: (typeof kinds)[number], { subject, letter }: { subject: string; letter: Letter }) => {
  const reason = kind === 'administratorInvited' ? 'administrator' : letterReasonOf[kind]
  return partsOf(letter, { subject, reason, site: 'travel.example' })
}

/** The texts of a block in the order in which they are read. */
const textsIn = (block: Block): string[] => {
  if (block.kind === 'facts') return [block.title, ...block.lines].filter(Boolean)
  if (block.kind === 'list') return block.items
  if (block.kind === 'button') return [block.label]
  return block.text.split('\n')
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const unescaped = (text: string) => text.replaceAll(/&(\w+|#\d+);/g, (_, name: string) => named[name] ?? '')
/** The elements of a page and its text. Everything typed is escaped, so that a `<` begins an element. */
function read(page: string) {
  const body = page.slice(page.indexOf('</head>'))
  const tags = [...page.matchAll(/<(\w+)((?:[^>"]|"[^"]*")*)>/g)].map(([, name = '', rest = '']) => ({ name, rest }))
  const textOf = (part: string) => unescaped(part.replaceAll(/<[^>]*>/g, ' '))
  return {
    tags,
    seen: squeezed(textOf(body)),
    links: tags.filter(({ name }) => name === 'a').map(({ rest }) => unescaped(/href="([^"]*)"/.exec(rest)?.[1] ?? '')),
    heading: textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(page)?.[1] ?? ''),
    preview: textOf(/<div[^>]*mso-hide[^>]*>([^]*?)<\/div>/.exec(page)?.[1] ?? ''),
  }
}
/** Elements of the design; none loads anything or acts. */
const known = new Set('html head meta title style body div table tr td h1 p br ul li blockquote strong a'.split(' '))

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(cultures)('each kind of mail in %s', (culture) => {
  test.each(kinds)('the mail %s has the same texts and links in both parts, and nothing that acts', (kind) => {
    for (const mail of lettersOf(kind, culture, typed)) {
      const { html, text } = partsFor(kind, mail)
      const { tags, seen, links, heading } = read(html)
      const { blocks } = mail.letter
      expect(html).toContain(`<html lang="${culture}" dir="ltr">`)
      expect(links).toEqual(blocks.flatMap((block) => (block.kind === 'button' ? block.link : [])))
      for (const link of links) expect(text).toContain(link)
      for (const each of blocks.flatMap(textsIn)) {
        expect(seen).toContain(squeezed(each))
        expect(squeezed(text)).toContain(squeezed(each))
      }
      expect(heading).toBe(mail.subject)
      for (const part of [seen, text]) expect(part).toContain('travel.example')
      // Typed words stay text: no element, attribute or address comes of it.
      expect(tags.filter(({ name, rest }) => !known.has(name) || /\son\w+=/.test(rest))).toEqual([])
      expect(html.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/https?:|url\(|@import|\ssrc=/)
      expect(text).not.toMatch(/&amp;|&lt;|<\/?button/)
    }
  })

  test.each(kinds)('the mail %s begins its preview with a sentence of its own', (kind) => {
    for (const mail of lettersOf(kind, culture, 'Zoé')) {
      const [first = ''] = mail.letter.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
      expect(first).not.toBe('')
      expect(read(partsFor(kind, mail).html).preview.startsWith(first)).toBe(true)
    }
  })
})

test('a text with a link is a mail, and is among those looked at', () => {
  const looked = new Set(Object.values(textsOf).flatMap((texts) => texts.map(([, text]) => text as string)))
  const linked = Object.entries(catalogues.en).flatMap(([id, text]) => (/<\w+>/.test(text) ? [id] : []))
  expect(linked.filter((id) => !looked.has(id))).toEqual([])
})

test('only readers with a name are greeted', () => {
  const [greeted] = lettersOf('guestInvited', 'fr-CA', 'Zoé')
  expect(greeted?.letter.blocks[0]).toEqual({ kind: 'greeting', text: 'Bonjour Zoé,' })
  expect(formatterFor('es-MX').say('mail.greeting', { name: 'Zoé' })).toBe('Hola, Zoé:')
})

const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the texts of the %s theme have a contrast of 4.5 to 1', (_, colors) => {
  const { page, surface, muted, ink, soft, faint, brand, onBrand } = colors
  const pairs = [
    [ink, surface],
    [ink, muted],
    [soft, surface],
    [soft, muted],
    [faint, page],
    [ink, page],
    [onBrand, brand],
  ] as const
  expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([])
  expect(contrast(faint, surface)).toBeGreaterThan(3)
})
