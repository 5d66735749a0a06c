import { readFileSync } from 'node:fs'
import { hashOf } from './tokens.ts'

export const stylesheet = readFileSync(new URL('./tool.css', import.meta.url), 'utf8')

/** Changes with the content, so browsers may keep it for ever. */
export const stylesheetPath = `/booking-tool/tool.css?v=${hashOf(stylesheet).slice(0, 10)}`
