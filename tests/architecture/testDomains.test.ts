import { globSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alsoTestedIn } from '#tests/stages/domains.ts'

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const kinds = ['alone', 'contract', 'journeys', 'pages', 'rules', 'server', 'support']
const domains = ['src/domains', 'server/domains'].flatMap(foldersIn)
const rooms = new Set(['bookingTool', 'contract', ...domains, ...foldersIn('src'), ...foldersIn('server')])

/** The server process, its commands, and the tools that run and read tests. */
const besideRooms = new Set(['process', 'commands', 'page', 'run', 'architecture'])

test('every folder of tests has the name of a room of the product', () => {
  const named = kinds.flatMap((kind) =>
    foldersIn(`tests/${kind}`).map((name) => ({ path: `tests/${kind}/${name}`, name })),
  )
  expect(named.filter(({ name }) => !rooms.has(name) && !besideRooms.has(name)).map(({ path }) => path)).toEqual([])
})

test('every test lies in the folder of a room', () => {
  expect(globSync('tests/{alone,journeys,pages,rules,server}/*.{test,journey}.{ts,tsx}')).toEqual([])
})

test('every domain has tests in a folder of its name, or names the folders that test it', () => {
  const covered = new Set(kinds.flatMap((kind) => foldersIn(`tests/${kind}`)))
  expect(domains.filter((domain) => !covered.has(domain) && !(domain in alsoTestedIn))).toEqual([])
})

test('the folders named for a room that is tested elsewhere hold server tests or journeys', () => {
  const covered = new Set(['server', 'journeys'].flatMap((kind) => foldersIn(`tests/${kind}`)))
  expect(
    Object.values(alsoTestedIn)
      .flat()
      .filter((name) => !covered.has(name)),
  ).toEqual([])
})
