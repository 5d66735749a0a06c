import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Block, Letter } from '#server/services/letter.ts'
import { styles, styleSheet } from '#server/mail/letterStyles.ts'
import { linesOf } from '#server/mail/letterText.ts'

interface Around {
  subject: string
  footer: readonly string[]
}

/** Fills the preview of a list of mails after the first sentence, so that nothing else of the mail follows there. */
const filler = raw('&#847;&zwnj;&nbsp;'.repeat(60))

/** For Outlook, which ignores a largest width. */
const narrow = {
  start: raw(
    '<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  ),
  end: raw('<!--[if mso]></td></tr></table><![endif]-->'),
}

/**
 * The mail as HTML: without images, scripts and addresses to load. `html` escapes every value; styles are in attributes
 * because some mail programs drop the style sheet, which has the dark theme.
 */
export function letterPage({ culture, blocks }: Letter, { subject, footer }: Around): string {
  const page = html`<!doctype html>
    <html lang="${culture}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>${subject}</title>
        <style>
          ${raw(styleSheet)}
        </style>
      </head>
      <body class="page" style="${styles.body}">
        <div style="${styles.preheader}" aria-hidden="true">${preheaderOf(blocks)}${filler}</div>
        <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}">
          <tr>
            <td align="center" style="${styles.gutter}">
              ${narrow.start}
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                align="center"
                style="${styles.frame}"
              >
                <tr>
                  <td align="left" style="${styles.brand}">
                    <table role="presentation" cellpadding="0" cellspacing="0">
                      <tr>
                        <td class="brand" aria-hidden="true" style="${styles.mark}">W</td>
                        <td class="ink" style="${styles.word}">Waymark</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td align="left" class="surface" style="${styles.surface}">
                    <h1 class="ink" dir="auto" style="${styles.title}">${subject}</h1>
                    ${groupsOf(blocks).map(groupPart)}
                  </td>
                </tr>
                <tr>
                  <td align="left" class="faint" style="${styles.footer}">${lines(footer)}</td>
                </tr>
              </table>
              ${narrow.end}
            </td>
          </tr>
        </table>
      </body>
    </html> `
  // The template answers a promise only where a value is one.
  return (page as HtmlEscapedString).toString()
}

/** The first sentence after the greeting, for lists of mails. */
const preheaderOf = (blocks: readonly Block[]) => {
  const first = blocks.find((block) => block.kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.text : ''
}

type Button = Extract<Block, { kind: 'button' }>
type Group = { block: Exclude<Block, Button>; isAfterLinks: boolean } | { buttons: Button[] }

/** Links that follow each other are one group. */
function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = []
  let isAfterLinks = false
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind !== 'button') groups.push({ block, isAfterLinks })
    else if (last && 'buttons' in last) last.buttons.push(block)
    else groups.push({ buttons: [block] })
    isAfterLinks ||= block.kind === 'button'
  }
  return groups
}

const groupPart = (group: Group) => ('buttons' in group ? buttonRow(group.buttons) : blockPart(group))

function blockPart({ block, isAfterLinks }: Exclude<Group, { buttons: Button[] }>) {
  if (block.kind === 'facts') {
    const title = block.title && html`<strong style="${styles.factsTitle}">${block.title}</strong>`
    return html`<p class="muted ink" dir="auto" style="${styles.facts}">
      ${lines([title, ...block.lines].filter(Boolean))}
    </p> `
  }
  if (block.kind === 'list') {
    const items = block.items.map((item) => html`<li style="${styles.item}">${item}</li>`)
    return html`<ul class="ink" style="${styles.list}">
      ${items}
    </ul> `
  }
  if (block.kind === 'quote')
    return html`<blockquote class="soft edge" dir="auto" style="${styles.quote}">
      ${lines(linesOf(block.text))}
    </blockquote> `
  if (block.kind === 'notice')
    return html`<p class="muted soft" style="${styles.notice}">${lines(linesOf(block.text))}</p> `
  const [name, style] = isAfterLinks ? ['soft', styles.after] : ['ink', styles.paragraph]
  return html`<p class="${name}" style="${style}">${lines(linesOf(block.text))}</p> `
}

/** A row of a table for each link: on a phone, and where a mail program drops styles, they stand below each other. */
const buttonRow = (buttons: readonly Button[]) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.buttons}">
    ${buttons.map(
      ({ label, link, isQuiet }) =>
        html`<tr>
            <td
              align="center"
              class="${isQuiet ? 'quiet' : 'brand'}"
              style="${isQuiet ? styles.quietCell : styles.buttonCell}"
            >
              <a href="${link}" class="${isQuiet ? 'quiet' : 'brand'}" style="${isQuiet ? styles.quiet : styles.button}"
                >${label}</a
              >
            </td>
          </tr>
          <tr>
            <td height="8" style="font-size:0;line-height:8px">&nbsp;</td>
          </tr>`,
    )}
  </table> `

type Piece = string | ReturnType<typeof html>

/** Pieces on lines of their own. */
const lines = (pieces: readonly Piece[]) =>
  pieces.map((piece, index) => (index === 0 ? html`${piece}` : html`<br />${piece}`))
