import { readFileSync } from 'node:fs'
import { sha256 } from '#server/crypto/tokens.ts'

/** Files in the order of the cascade. */
const parts = ['palette', 'page', 'frame', 'form', 'controls', 'offers', 'trip', 'menu']

export const stylesheet = parts
  .map((part) => readFileSync(new URL(`./styles/${part}.css`, import.meta.url), 'utf8'))
  .join('\n')

/** The address carries a hash of the content, so browsers may cache it for ever. */
export const stylesheetPath = `/booking-tool/tool.css?v=${sha256(stylesheet).slice(0, 10)}`
