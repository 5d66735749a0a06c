import { Parser } from 'htmlparser2'
import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import { httpsAddress } from '#server/domains/risk/reading/httpsAddress.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'

/** Lengths of the words of a government that are kept. */
export const mostBlocks = 60
const longestBlock = 2000

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'caption', 'summary'])
/** Elements that begin and end a paragraph of their own. */
const paragraphs = new Set(
  'p div section article header footer main aside blockquote pre table tr td th ul ol dl dd figure address br hr'.split(
    ' ',
  ),
)
/** Elements whose content is no text for readers. */
const silent = new Set('script style template noscript iframe object svg math head title textarea select'.split(' '))

/**
 * Converts HTML of a feed into plain blocks: headings, paragraphs and items of lists, each with its first https link.
 * Scripts, styles and all markup are left out, and nothing of the HTML itself is kept.
 */
export function blocksOfHtml(html: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  let open: PlainBlock = { kind: 'paragraph', text: '' }
  let silence = 0
  const begin = (kind: PlainBlock['kind']) => {
    const text = plainText(open.text, longestBlock)
    if (text && blocks.length < mostBlocks) blocks.push({ ...open, text })
    open = { kind, text: '' }
  }
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        if (silent.has(name)) silence += 1
        else if (silence > 0) return
        else if (headings.has(name)) begin('heading')
        else if (name === 'li') begin('item')
        else if (paragraphs.has(name)) begin(open.kind === 'item' && !open.text.trim() ? 'item' : 'paragraph')
        else if (name === 'a') open.url ??= httpsAddress(href)
      },
      ontext(text) {
        if (silence === 0 && open.text.length <= longestBlock * 2) open.text += text
      },
      onclosetag(name) {
        if (silent.has(name)) silence -= 1
        else if (silence === 0 && (headings.has(name) || name === 'li' || paragraphs.has(name))) begin('paragraph')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  begin('paragraph')
  return blocks.map(({ kind, text, url }) => (url ? { kind, text, url } : { kind, text }))
}
