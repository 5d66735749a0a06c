import { html } from 'hono/html'

const logo = (paths: ReturnType<typeof html>) =>
  html`<svg
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${paths}
  </svg>`

/** The logo of each brand of `layout.ts`: a palm, a petrel, an alder leaf, a tern. */
export const logos = {
  sabal: logo(
    html`<path d="M16 29V15" />
      <path
        d="M16 15C16 9 12 4 5 4M16 15C16 9 20 4 27 4M16 15C13 10 8 9 3 12M16 15c3-5 8-6 13-3M16 15C12 14 7 16 6 21M16 15c4-1 9 1 10 6"
      />`,
  ),
  petrel: logo(html`<path d="M2 11c6-3 11 0 14 6 3-6 8-9 14-6-5 1-8 4-10 9l-4 6-4-6c-2-5-5-8-10-9Z" />`),
  alder: logo(
    html`<path d="M16 30V12" />
      <path d="M16 24C8 24 5 18 6 11c1-4 5-7 10-9 5 2 9 5 10 9 1 7-2 13-10 13Z" />
      <path d="m16 20 5-4M16 16l-5-4" />`,
  ),
  tern: logo(html`<path d="M2 8c7 0 11 3 13 9M30 5c-8 1-13 5-15 12l-4 9" /><path d="M15 17l5 3" />`),
}
