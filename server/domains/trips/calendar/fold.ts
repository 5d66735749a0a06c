const mostOctets = 75

/**
 * Folds the lines of a calendar file to 75 octets (RFC 5545, 3.1) without splitting a character.
 * @param text lines ending in CRLF, folded or not
 */
export const foldLines = (text: string): string =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n')

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}
