/** What an uncompressed PDF file shows, one text a line; the standard fonts write in windows-1252. */
export function textOf(file: Buffer): string {
  const shown = [...file.toString('latin1').matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)]
  const decoder = new TextDecoder('windows-1252')
  return shown
    .map(([, array = '']) => [...array.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''))
    .map((hex) => decoder.decode(Buffer.from(hex, 'hex')))
    .join('\n')
}
