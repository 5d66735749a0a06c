/*
 * Says in one sentence what is missing before anything else runs. Plain JavaScript, as its first question is whether
 * this Node can run TypeScript.
 */
import { accessSync, constants, existsSync } from 'node:fs'

/** What builds and messages are written into. */
const written = ['.', 'dist', 'src/i18n', 'src/i18n/bundled', 'src/i18n/compiled']

function missing() {
  if (!process.features.typescript)
    return `Node ${process.version} cannot run TypeScript. "npm ci" brings a Node 24 that can, unless scripts of packages are switched off: run "npm rebuild node --ignore-scripts=false", or install Node 22.18 or newer, and start again.`
  const closed = written.find((path) => existsSync(path) && !isWritable(path))
  if (closed)
    return `The folder ${closed === '.' ? process.cwd() : closed} cannot be written, and the build is made there. Give this user the right to write it, or copy Waymark to a folder of your own.`
  return undefined
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const problem = missing()
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
