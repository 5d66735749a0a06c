import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#contract/texts/locales.ts'
import { bundleOf, isCore } from './textBundles.ts'
import { unusedTexts } from './usage.ts'

/**
 * Joins the messages into the bundles that are compiled and loaded, `bundled/core.es.json`,
 * `bundled/travel.fr-CA.json`, …, and each language as a whole into `bundled/languages`, for comparing languages. They
 * are compiled into another folder, so that an open page never loads uncompiled ones. Canadian English is English with
 * some texts overridden: its core has the overrides of every domain, the other bundles are English.
 */
type Texts = Record<string, string>
const [bundled, compiled] = ['bundled', 'compiled'].map((name) => join(import.meta.dirname, name)) as [string, string]
/** The texts of the application, and those that the server writes too. */
const sources = ['messages', '../../contract/messages'].map((path) => join(import.meta.dirname, path))

function textsOf(language: string): Texts {
  const folders = sources.map((source) => join(source, language))
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts)) as Texts
}

const bundleOfText = (id: string) => (isCore(id) ? 'core' : bundleOf(id.split('.')[0] ?? ''))

const write = (name: string, texts: Texts) => writeFileSync(join(bundled, `${name}.json`), JSON.stringify(texts))
const those = (texts: Texts, areWanted: (id: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => areWanted(id)))

function writeLanguage(language: string): void {
  const texts = textsOf(language)
  write(`languages/${language}`, texts)
  for (const bundle of new Set(Object.keys(texts).map(bundleOfText)))
    write(
      `${bundle}.${language}`,
      those(texts, (id) => bundleOfText(id) === bundle),
    )
}

function writeCanadian(): void {
  const [english, canadian] = [textsOf('en'), textsOf('en-CA')]
  write('languages/en-CA', { ...english, ...canadian })
  write('core.en-CA', { ...those(english, isCore), ...canadian })
}

rmSync(bundled, { recursive: true, force: true })
for (const folder of [join(bundled, 'languages'), join(bundled, 'use'), compiled])
  mkdirSync(folder, { recursive: true })
languages.forEach(writeLanguage)
writeCanadian()
// For developers, at /developer/i18n, and for the test that there are none.
const unused = unusedTexts(Object.keys(textsOf('en')), join(import.meta.dirname, '../..'))
writeFileSync(join(bundled, 'use/unused.json'), JSON.stringify(unused))
for (const name of readdirSync(compiled))
  if (!existsSync(join(bundled, name)) || name === 'languages') rmSync(join(compiled, name), { recursive: true })
