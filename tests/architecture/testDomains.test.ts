import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainOf, domainTests, wholeServerTests } from '../stages/domains.ts'

const namesIn = (folder: string, end: string) => readdirSync(folder).filter((name) => name.endsWith(end))

test('every test that starts the server belongs to a domain, or to the server as a whole', () => {
  const patterns = [wholeServerTests, ...Object.values(domainTests).map(({ server }) => server)]
  const homeless = namesIn('tests/server', '.test.ts').filter((name) => !patterns.some((one) => one.test(name)))
  expect(homeless).toEqual([])
})

test('every journey belongs to a domain', () => {
  const patterns = Object.values(domainTests).map(({ journeys }) => journeys)
  const homeless = namesIn('tests/journeys', '.journey.ts').filter((name) => !patterns.some((one) => one.test(name)))
  expect(homeless).toEqual([])
})

test('every domain of the application and of the server has its tests named', () => {
  const rooms = ['src/domains', 'server/domains'].flatMap((folder) =>
    readdirSync(folder).map((room) => domainOf(`${folder}/${room}/x.ts`)!),
  )
  expect([...new Set(rooms)].filter((room) => !(room in domainTests))).toEqual([])
})
