import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sha256 } from '#server/crypto/tokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** An address that carries a hash of the content, so that browsers may cache it for ever. */
const addressOf = (name: string, content: string) => `/booking-tool/${name}?v=${sha256(content).slice(0, 10)}`

const readApplication = (name: string) => read(`../../src/ui/${name}.css`)

/** Style files of the application that the pages use, each with the prefix of its classes there. */
const applicationModules = [
  ['VisuallyHidden', ''],
  ['display/Badge', 'badge'],
  ['button/Button', 'button'],
  ['field/frame/FieldFrame', 'field'],
  ['field/frame/FieldError', 'error'],
  ['field/frame/control', 'control'],
  ['field/choice/SelectBox', 'select'],
] as const

/**
 * A style file of the application for pages that name its classes in full: `.secondary` of Button is `button-secondary`
 * there, and `.button` stays `button`.
 */
function applicationStyles(name: string, prefix: string): string {
  const named = (className: string) => (prefix && className !== prefix ? `${prefix}-${className}` : className)
  return readApplication(`${name}.module`).replaceAll(
    /\.([A-Za-z]\w*)(?=[^{}]*\{)/g,
    (_, className: string) => `.${named(className)}`,
  )
}

/** Style files of the rooms in the order of the cascade. */
const parts = [
  'page/skins',
  'page/page',
  'page/frame',
  'page/form',
  'search/searchForm',
  'page/controls',
  'offers/list/results',
  'offers/list/offers',
  'offers/list/house',
  'offers/cars/cars',
  'offers/itineraries/fares',
  'offers/itineraries/journeyOffer',
  'page/facts',
  'offers/itineraries/rides',
  'page/code',
  'booked/booked',
  'booked/booking',
  'review/review',
  'page/menu',
]

export const stylesheet = [
  read('../../server/web/typeface.css'),
  ...['tokens', 'base'].map(readApplication),
  ...applicationModules.map(([name, prefix]) => applicationStyles(name, prefix)),
  ...parts.map((part) => read(`../${part}.css`)),
].join('\n')
export const stylesheetPath = addressOf('tool.css', stylesheet)

const readPackaged = (address: string) => readFileSync(fileURLToPath(address))

/** The typeface, as the application has it; its Latin letters only. */
export const typeface = readPackaged(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

/** Scripts of the rooms, served as one. */
const scripts = ['page/tool', 'search/search', 'page/copy']
export const script = scripts.map((name) => read(`../${name}.js`)).join('\n')
export const scriptPath = addressOf('tool.js', script)
