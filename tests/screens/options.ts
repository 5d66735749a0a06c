import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { localeCodeOf, type LocaleCode } from '#contract/texts/locales.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface Options {
  only: string[]
  widths: number[]
  themes: Theme[]
  languages: LocaleCode[]
  /** Where the pictures go, and `index.html`, the sheet. */
  out: string
  /** The folder of an earlier run, whose pictures are shown on the left of the new ones. */
  beside: string | undefined
  /** The checkout whose built application is pictured. */
  from: string
}

const list = (text: string) => text.split(',').filter(Boolean)

const explanation = `Pictures of every screen, on one page: screens/index.html.
  --only <name>         a route (trip), a state (trip: cancel) or a part of one (cancel); several times or with commas
  --widths 390,1280     --themes light     --languages en-us
  --out <folder>        instead of screens
  --beside <folder>     of an earlier run, whose pictures stand left of the new ones
  --from <checkout>     pictures another checkout of the repository, built there`

export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      widths: { type: 'string', default: '390,820,1280' },
      themes: { type: 'string', default: themes.join(',') },
      languages: { type: 'string', default: 'en-us,fr-ca,es-mx' },
      out: { type: 'string', default: 'screens' },
      beside: { type: 'string' },
      from: { type: 'string', default: '.' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void console.log(explanation)
  return {
    only: values.only.flatMap(list),
    widths: list(values.widths)
      .map(readWidth)
      .toSorted((one, other) => one - other),
    themes: list(values.themes).map(readTheme),
    languages: list(values.languages).map(readLanguage),
    out: resolve(values.out),
    beside: values.beside && resolve(values.beside),
    from: resolve(values.from),
  }
}

function readWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 240) return width
  throw new Error(`A width is a number of pixels from 240, such as 390; ${text} is not.`)
}
function readTheme(text: string): Theme {
  const theme = themes.find((one) => one === text)
  if (theme) return theme
  throw new Error(`A theme is ${themes.join(' or ')}; ${text} is not.`)
}
function readLanguage(text: string): LocaleCode {
  const code = localeCodeOf(text)
  if (code) return code
  throw new Error(`A language is the beginning of an address, such as fr-ca; ${text} is not.`)
}
