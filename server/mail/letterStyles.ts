/**
 * The colours of mails: those of src/ui/tokens.css as hexadecimal numbers, as mail programs do not know `oklch` or
 * `light-dark`.
 */
export const lightColors = {
  page: '#fcf8f5',
  surface: '#ffffff',
  muted: '#f7f1ed',
  border: '#e7ddd9',
  ink: '#2d1534',
  soft: '#584659',
  faint: '#6f6070',
  brand: '#c90f78',
  onBrand: '#ffffff',
}

export const darkColors: typeof lightColors = {
  page: '#130b14',
  surface: '#201520',
  muted: '#2f2330',
  border: '#3d303e',
  ink: '#f5eef2',
  soft: '#cabcc6',
  faint: '#ac9ca7',
  brand: '#d52081',
  onBrand: '#ffffff',
}

const { page, surface, muted, border, ink, soft, faint, brand, onBrand } = lightColors
const font = `font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Noto Sans',Helvetica,Arial,sans-serif`
const text = (size: number, color: string) => `${font};font-size:${size}px;line-height:1.55;color:${color}`

/** Styles of the elements: in their attributes, as some mail programs drop the style sheet. */
export const styles = {
  body: `margin:0;padding:0;background-color:${page};${font}`,
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
  page: `width:100%;background-color:${page}`,
  frame: 'width:100%;max-width:560px',
  gutter: 'padding:24px 12px',
  brand: 'padding:0 4px 16px',
  mark: `background-color:${brand};border-radius:6px;padding:1px 7px;${font};font-size:15px;line-height:22px;font-weight:700;color:${onBrand}`,
  word: `padding-left:8px;${font};font-size:17px;line-height:24px;font-weight:600;letter-spacing:-0.2px;color:${ink}`,
  surface: `background-color:${surface};border:1px solid ${border};border-radius:16px;padding:28px 28px 14px`,
  title: `margin:0 0 20px;${font};font-size:22px;line-height:1.3;font-weight:600;letter-spacing:-0.3px;color:${ink};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 16px;${text(16, ink)};overflow-wrap:anywhere`,
  /** Below the links: until when they are good, where an answer goes. */
  after: `margin:0 0 12px;${text(14, soft)};overflow-wrap:anywhere`,
  notice: `margin:0 0 20px;padding:10px 14px;background-color:${muted};border-radius:8px;${text(14, soft)};overflow-wrap:anywhere`,
  facts: `margin:0 0 16px;padding:14px 16px;background-color:${muted};border-radius:12px;${text(15, ink)};overflow-wrap:anywhere`,
  factsTitle: 'font-size:17px;font-weight:600',
  list: `margin:0 0 16px;padding:0 0 0 20px;${text(16, ink)};overflow-wrap:anywhere`,
  item: 'margin:0 0 4px',
  quote: `margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${border};${text(16, soft)};overflow-wrap:anywhere`,
  buttons: 'margin:8px 0 16px',
  /** The cell has the padding where Outlook ignores that of the link. */
  buttonCell: `background-color:${brand};border-radius:8px;mso-padding-alt:12px 22px`,
  button: `display:block;padding:12px 22px;border:1px solid ${brand};border-radius:8px;background-color:${brand};${font};font-size:16px;line-height:20px;font-weight:600;color:${onBrand};text-align:center;text-decoration:none;mso-padding-alt:0`,
  quietCell: `background-color:${surface};border-radius:8px;mso-padding-alt:12px 22px`,
  quiet: `display:block;padding:12px 22px;border:1px solid ${faint};border-radius:8px;background-color:${surface};${font};font-size:16px;line-height:20px;font-weight:600;color:${ink};text-align:center;text-decoration:none;mso-padding-alt:0`,
  footer: `padding:16px 8px 0;${text(13, faint)}`,
}

const darkRule = (name: string, declarations: string) =>
  `.${name}{${declarations.replaceAll(/(?=;|$)/g, ' !important')}}`

/** The style sheet: the dark theme, and less padding on a phone. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.surface{padding:22px 18px 10px !important}}
@media (prefers-color-scheme:dark){${[
  darkRule('page', `background-color:${darkColors.page}`),
  darkRule('surface', `background-color:${darkColors.surface};border-color:${darkColors.border}`),
  darkRule('muted', `background-color:${darkColors.muted}`),
  darkRule('edge', `border-color:${darkColors.border}`),
  darkRule('ink', `color:${darkColors.ink}`),
  darkRule('soft', `color:${darkColors.soft}`),
  darkRule('faint', `color:${darkColors.faint}`),
  darkRule(
    'brand',
    `background-color:${darkColors.brand};border-color:${darkColors.brand};color:${darkColors.onBrand}`,
  ),
  darkRule('quiet', `background-color:${darkColors.surface};border-color:${darkColors.faint};color:${darkColors.ink}`),
].join('')}}`
