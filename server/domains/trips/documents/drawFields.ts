import { shownFieldValue, type TripFieldValue } from '#contract/trips/tripFieldValues.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { lineHeight } from '#server/files/pdf/textLayout.ts'
import type { DrawContext } from './drawEntry.ts'

const nameWidth = 150
const size = 9.5

/** Draws the values of the company's own fields, a line each, which a long text makes higher; nothing without any. */
export function drawFields({ pdf, formats }: Omit<DrawContext, 'say'>, fields: readonly TripFieldValue[] = []) {
  for (const field of fields) {
    const value = shownFieldValue(formats.locale, field)
    const [nameStyle, style] = [
      { size, color: colors.soft, width: nameWidth - 12 },
      { size, bold: true, width: pdf.width - nameWidth },
    ]
    const lines = Math.max(pdf.linesOf(field.name, nameStyle), pdf.linesOf(value, style))
    const top = pdf.reserve(5 + lines * Math.ceil(size * lineHeight))
    pdf.text('P', field.name, pdf.left, top, { ...nameStyle, lines })
    pdf.text('P', value, pdf.left + nameWidth, top, { ...style, lines })
  }
  if (fields.length > 0) pdf.reserve(8)
}
