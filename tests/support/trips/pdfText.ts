/** The texts that an uncompressed PDF file shows, one a line. The fonts' tables turn its glyphs back into letters. */
export function textOf(file: Buffer): string {
  const source = file.toString('latin1')
  const fonts = lettersOfFonts(source)
  // A text is marked content, from BDC to EMC. Each of its lines and fonts has its own TJ.
  return [...source.matchAll(/ BDC\n([\s\S]*?)EMC/g)].map(([, content = '']) => shownIn(content, fonts)).join('\n')
}

type Letters = Map<string, string>

function shownIn(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map()
  let shown = ''
  for (const [, font, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    const codes = [...(array ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('')
    shown += (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '?').join('')
  }
  return shown
}

/** The letters of each font of the file by the code of their glyph. */
function lettersOfFonts(source: string): Map<string, Letters> {
  const objectAt = (number: string) =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(source)?.[1] ?? ''
  const fonts = [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objectAt(number))?.[1]
    return [name, table ? lettersOf(objectAt(table)) : new Map()] as [string, Letters]
  })
  return new Map(fonts)
}

function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], at) => {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      letters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    })
  }
  return letters
}
