import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#contract/locales.ts'
import { coreDomains } from './coreDomains.ts'

/**
 * Joins the messages into the bundles that are compiled and loaded, `compiled/core.es.json`,
 * `compiled/trips.fr-CA.json`, …, and each language as a whole into `compiled/languages`, for comparing languages.
 * Canadian English is English with some texts overridden; a bundle without such texts is the English one.
 */
type Texts = Record<string, string>
const compiled = join(import.meta.dirname, 'compiled')

function textsOf(language: string): Texts {
  const folder = join(import.meta.dirname, 'messages', language)
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts)
  return Object.assign({}, ...files) as Texts
}

function bundleOf(id: string): string {
  const [domain = ''] = id.split('.')
  return (coreDomains as readonly string[]).includes(domain) ? 'core' : domain
}

function write(language: string, texts: Texts, bundles = new Set(Object.keys(texts).map(bundleOf))): void {
  writeFileSync(join(compiled, 'languages', `${language}.json`), JSON.stringify(texts))
  for (const bundle of bundles) {
    const part = Object.entries(texts).filter(([id]) => bundleOf(id) === bundle)
    writeFileSync(join(compiled, `${bundle}.${language}.json`), JSON.stringify(Object.fromEntries(part)))
  }
}

rmSync(compiled, { recursive: true, force: true })
mkdirSync(join(compiled, 'languages'), { recursive: true })
for (const language of languages) write(language, textsOf(language))
const canadian = textsOf('en-CA')
write('en-CA', { ...textsOf('en'), ...canadian }, new Set(Object.keys(canadian).map(bundleOf)))
