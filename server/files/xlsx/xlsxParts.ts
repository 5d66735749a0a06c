/** The fixed parts of an xlsx file (ECMA-376): everything but its rows. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The cell formats, by their place in the list of `styles`. */
export const cellFormats = { text: 0, heading: 1, number: 2, money: 3, score: 4, day: 5 } as const

const styles = `${declaration}<styleSheet xmlns="${spreadsheetNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${[3, 4, 2, 164].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

export const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`

/** The fixed files of a workbook, by their path in the archive. */
export const workbookParts = (sheetNames: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typePrefix}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${typePrefix}.styles+xml"/>${sheetNames.map((_, at) => `<Override PartName="/${sheetPath(at)}" ContentType="${typePrefix}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relations}"><sheets>${sheetNames.map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">${sheetNames.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheetNames.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
})

/** The beginning of a sheet, with a frozen first row and the widths of its columns in characters. */
export const sheetHead = (widths: readonly number[]): string =>
  `${declaration}<worksheet xmlns="${spreadsheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`

/** The end of a sheet, with filter buttons in its first row. @param rows number of rows, the first one included */
export const sheetTail = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnLetters(columns - 1)}${rows}"/></worksheet>`

/** `A` for 0, `Z` for 25, `AA` for 26. */
export const columnLetters = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnLetters(Math.floor(at / 26) - 1) + columnLetters(at % 26)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 has no such characters, not even as references.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** Spreadsheet programs read `_x0041_` as the letter A; an escaped underscore keeps it as it is written. */
const readAsCode = /_(?=x[\dA-Fa-f]{4}_)/g

/** A text as the content of an element of a spreadsheet. */
export const escapeXml = (text: string): string =>
  text
    .replace(impossible, '')
    .replace(readAsCode, '_x005F_')
    .replace(/[&<>"]/g, (letter) => entities[letter]!)
