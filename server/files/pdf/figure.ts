/** The area of a figure on its page, from the top left corner, in points. */
export interface FigureBox {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a figure and the texts within it. */
export interface FigurePen {
  doc: PDFKit.PDFDocument
  /** Writes one line on a base line, so that it begins, has its middle or ends at `x`. */
  write: (text: string, x: number, base: number, style: FigureStyle) => void
}

interface FigureStyle {
  size: number
  bold?: boolean
  color: string
  anchor: 'start' | 'middle' | 'end'
}
