import { colors } from '#server/files/pdf/brand.ts'
import { lineHeight } from '#server/files/pdf/textLayout.ts'
import type { Standing } from '#server/suppliers/standing.ts'
import type { DrawContext } from './drawEntry.ts'

/** Draws a notice below the head of a document about a demo or trial booking; nothing for a real booking. */
export function drawStanding({ pdf, say }: Pick<DrawContext, 'pdf' | 'say'>, standing: Standing | undefined) {
  if (!standing) return
  const text = say('trips.standing.text', { standing })
  const style = { size: 10, bold: true, width: pdf.width - 28 }
  const lines = pdf.linesOf(text, style)
  const height = 14 + lines * Math.ceil(style.size * lineHeight)
  const top = pdf.reserve(height + 12)
  pdf.decorate((doc) => doc.roundedRect(pdf.left, top, pdf.width, height, 6).fill(colors.alarmWash))
  pdf.text('P', text, pdf.left + 14, top + 7, { ...style, lines, color: colors.alarm })
}

/** The short form of the notice, for the foot of every page. */
export const standingName = ({ say }: Pick<DrawContext, 'say'>, standing: Standing | undefined) =>
  standing ? `${say('trips.standing.name', { standing })}   ` : ''
