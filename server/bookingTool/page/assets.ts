import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sha256 } from '#server/crypto/tokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** An address that carries a hash of the content, so that browsers may cache it for ever. */
const addressOf = (name: string, content: string) => `/booking-tool/${name}?v=${sha256(content).slice(0, 10)}`

/** Files in the order of the cascade. */
const parts = [
  'palette',
  'page',
  'frame',
  'form',
  'searchForm',
  'calendar',
  'calendarDays',
  'controls',
  'results',
  'filters',
  'offers',
  'house',
  'fares',
  'journeyOffer',
  'map',
  'trip',
  'rides',
  'code',
  'booked',
  'booking',
  'pay',
  'menu',
]

export const stylesheet = ['../../web/typeface.css', ...parts.map((part) => `../styles/${part}.css`)]
  .map(read)
  .join('\n')
export const stylesheetPath = addressOf('tool.css', stylesheet)

const readPackaged = (address: string) => readFileSync(fileURLToPath(address))

/** The typeface, as the application has it; its Latin letters only. */
export const typeface = readPackaged(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

export const script = ['tool', 'search', 'calendar', 'results', 'copy']
  .map((part) => read(`../browser/${part}.js`))
  .join('\n')
export const scriptPath = addressOf('tool.js', script)

/** The elements of the calendar (`calendar-range`, `calendar-date`), which a page asks for when it is first opened. */
export const calendarScript = readPackaged(import.meta.resolve('cally')).toString()
export const calendarPath = addressOf('calendar.js', calendarScript)
