import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { html, raw } from 'hono/html'
import type { Options } from './options.ts'
import type { Finding, Picture } from './pictures.ts'
import { gathered, type Taken, titles } from './report.ts'
import { heightAt } from './turns.ts'
import { fileNameOf, nameOf, type Screen } from './screen.ts'

type Markup = ReturnType<typeof html>

/** The page of all pictures. It has no script: its style sheet filters the pictures. */
export async function sheet(taken: Taken, options: Options): Promise<string> {
  const places = Map.groupBy(taken.screens, ({ place }) => place)
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Every screen</title>
      <style>
        ${raw(style)} ${raw(filterStyle(options))}
      </style>
      <header>
        <h1>Every screen</h1>
        <p>
          ${taken.screens.length} screens, ${taken.pictures.length} pictures in ${taken.seconds} seconds. A dashed line
          ends what shows without scrolling.
        </p>
        ${filters(options)}
        <nav>${[...places.keys()].map((place) => html`<a href="#${place}">${place}</a> `)}</nav>
      </header>
      <main>
        ${[...places].map(
          ([place, screens]) =>
            html`<h2 id="${place}">${place}</h2>
              <div class="screens">${screens.map((screen) => row(screen, taken, options))}</div>`,
        )}
      </main>
    </html>`
  return String(await page)
}

const choicesOf = ({ widths, themes, languages }: Options) => ({
  width: widths.map(String),
  theme: themes,
  language: languages,
})

const filters = (options: Options): Markup =>
  html`<form>
    ${Object.entries(choicesOf(options)).map(
      ([name, values]) =>
        html`<fieldset>
          <legend>${name}</legend>
          ${values.map((value) => html`<label><input type="checkbox" id="show-${value}" checked /> ${value}</label>`)}
        </fieldset>`,
    )}
    <fieldset>
      <legend>rows</legend>
      <label><input type="checkbox" id="findings-only" /> with findings only</label>
      <label><input type="checkbox" id="large" /> large</label>
    </fieldset>
  </form>`

const filterStyle = (options: Options) =>
  Object.values(choicesOf(options))
    .flat()
    .map((value) => `body:has(#show-${value}:not(:checked)) .for-${value} { display: none }`)
    .join('\n')

function row(screen: Screen, { pictures, findings }: Taken, options: Options): Markup {
  const name = nameOf(screen)
  const own = findings.filter((finding) => finding.screen === name)
  const isClean = own.every(({ kind }) => kind === 'under a finger')
  return html`<section id="${fileNameOf(screen)}" class="${isClean ? 'clean' : ''}">
    <h3>${screen.state ?? screen.place} <small>${screen.person ?? 'nobody signed in'}</small></h3>
    ${own.length > 0 ? findingList(own) : ''}
    <div class="pictures">${inOrder(pictures, name, options.languages).map((picture) => figure(picture, options))}</div>
  </section>`
}

/** The pictures of a screen: language by language, and in each from narrow to wide. */
const inOrder = (pictures: readonly Picture[], screen: string, languages: readonly string[]) =>
  languages.flatMap((code) =>
    pictures
      .filter((picture) => picture.screen === screen && picture.language === code)
      .toSorted((one, other) => one.width - other.width),
  )

const findingList = (findings: readonly Finding[]): Markup => {
  const kinds = [...Map.groupBy(findings, ({ kind }) => kind)]
  return html`${kinds.map(
    ([kind, found]) =>
      html`<details class="${kind === 'under a finger' ? 'note' : 'finding'}">
        <summary>${titles[kind]}: ${gathered(found).size}</summary>
        <ul>
          ${[...gathered(found)].map(([text, where]) => html`<li>${text} <small>${whereOf(where)}</small></li>`)}
        </ul>
      </details>`,
  )}`
}

const whereOf = (found: readonly Finding[]) =>
  [...new Set(found.map(({ width, language }) => `${width} ${language}`))].join(', ')

function figure(picture: Picture, { out, beside }: Options): Markup {
  const { width, theme, language, file } = picture
  const earlier = beside && existsSync(join(beside, file)) ? relative(out, join(beside, file)) : undefined
  return html`<figure class="for-${width} for-${theme} for-${language}">
    <figcaption>${width} ${theme} ${language}</figcaption>
    <div class="sides">
      ${earlier ? html`<a href="${earlier}"><img loading="lazy" src="${earlier}" alt="Before" /></a>` : ''}
      ${thumbnail(picture)}
    </div>
  </figure>`
}

function thumbnail({ screen, width, file, size }: Picture): Markup {
  const fold = (heightAt(width) / size.height) * 100
  return html`<a href="${file}" style="aspect-ratio: ${size.width} / ${size.height}"
    ><img loading="lazy" src="${file}" alt="${screen} at ${width}" />${
      fold < 99 ? html`<span class="fold" style="top: ${fold.toFixed(2)}%"></span>` : ''
    }</a
  >`
}

const style = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
  body { margin: 0 24px 48px; background: light-dark(#e9e9ec, #17171a) }
  header { position: sticky; top: 0; z-index: 1; margin: 0 -24px; padding: 8px 24px; background: inherit; border-bottom: 1px solid #8885 }
  header { background: light-dark(#e9e9ec, #17171a) }
  h1 { font-size: 18px; margin: 0; display: inline-block } header p { display: inline-block; margin: 0 0 0 12px; color: #888 }
  form { display: flex; flex-wrap: wrap; gap: 4px 24px } fieldset { border: 0; padding: 0; margin: 4px 0 }
  legend { float: left; margin-right: 8px; color: #888 } label { margin-right: 8px }
  nav { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 12px } a { color: inherit }
  h2 { margin: 32px 0 0; padding-top: 8px; border-top: 2px solid #8888; scroll-margin-top: 120px } h3 { margin: 16px 0 4px }
  small { color: #888; font-weight: normal } .finding summary { color: light-dark(#b00020, #ff8a95); font-weight: 600 } .note summary { color: #888 }
  .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px }
  figure { margin: 0 } figcaption { font-size: 11px; color: #888 } .sides { display: flex; align-items: flex-start; gap: 4px }
  figure a { position: relative; display: block; width: 160px; box-shadow: 0 1px 4px #0004 } img { display: block; width: 100% }
  .for-820 a { width: 240px } .for-1280 a { width: 320px } .fold { position: absolute; inset-inline: 0; border-top: 1px dashed #f0f }
  body:has(#large:checked) .for-390 a { width: 390px } body:has(#large:checked) :is(.for-820, .for-1280) a { width: 720px }
  body:has(#findings-only:checked) section.clean { display: none }
  .screens { display: flex; flex-wrap: wrap; gap: 8px 40px } section { content-visibility: auto; contain-intrinsic-size: auto 500px auto 500px }
`
