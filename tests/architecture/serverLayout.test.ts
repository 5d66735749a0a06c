import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aboveServerDomains, serverFoundation } from './rooms.ts'
import {
  contractImports,
  importsIn,
  serverImports,
  type ServerImport,
} from '#tests/support/architecture/serverImports.ts'
import { circles, twoWayRooms } from './importGraph.ts'
import { refusedImports } from './refusedImports.ts'

const imports = serverImports()
const said = ({ from, to }: ServerImport) => `${from} → ${to}`

/** Folder of the files that compose all parts, as those beside them in `server` do: one command each. */
const commands = 'server/commands/'
/** The part of the server a file belongs to: the folder below `server`, or none for the files beside the folders. */
const partOf = (file: string) =>
  file.split('/').length > 2 && !file.startsWith(commands) ? (file.split('/')[1] ?? '') : ''

/** The rooms that each part of the server may import, besides itself and the contract. */
const below = Object.keys(serverFoundation)
const allowed: Record<string, readonly string[]> = { ...serverFoundation, domains: below }
for (const part of aboveServerDomains) allowed[part] = [...below, 'domains']

describe('the reader of imports', () => {
  test('the reader of imports sees values, types, re-exports and dynamic imports', () => {
    const text = [
      `import { a } from './a.ts'`,
      `import type { B } from '#server/b/b.ts'`,
      `import {\n  c,\n} from '../c/c.ts'`,
      `export * from './d.ts'`,
      `const e = await import('./e.ts')`,
      `import './f.ts'`,
      `import { z } from 'zod'`,
    ].join('\n')
    expect(importsIn('server/x/x.ts', text).map(({ to }) => to)).toEqual([
      'server/x/a.ts',
      'server/b/b.ts',
      'server/c/c.ts',
      'server/x/d.ts',
      'server/x/e.ts',
      'server/x/f.ts',
    ])
  })
})

describe('the graph of imports', () => {
  const two = [
    { from: 'server/a/one.ts', to: 'server/b/two.ts' },
    { from: 'server/b/three.ts', to: 'server/a/four.ts' },
  ]

  test('twoWayRooms finds two rooms that import each other', () => {
    expect(twoWayRooms([...two, { from: 'server/b/three.ts', to: 'server/c/five.ts' }])).toEqual([
      'server/a ⇄ server/b: server/a/one.ts → server/b/two.ts, server/b/three.ts → server/a/four.ts',
    ])
  })

  test('twoWayRooms finds a room whose own files and sub-room import each other', () => {
    const inside = [
      { from: 'server/a/one.ts', to: 'server/a/b/two.ts' },
      { from: 'server/a/b/c/three.ts', to: 'server/a/four.ts' },
    ]
    expect(twoWayRooms(inside)).toEqual([
      'server/a/* ⇄ server/a/b: server/a/one.ts → server/a/b/two.ts, server/a/b/c/three.ts → server/a/four.ts',
    ])
  })

  test('circles finds the files that reach themselves', () => {
    expect(circles(two)).toEqual([])
    expect(circles([...two, { from: 'server/b/two.ts', to: 'server/a/one.ts' }])).toEqual([
      'server/a/one.ts → server/b/two.ts → server/a/one.ts',
    ])
  })
})

test('no file reaches itself through its imports, including types', () => {
  expect(circles([...imports, ...contractImports()])).toEqual([])
})

test('the folders of the contract never import one another both ways', () => {
  expect(twoWayRooms(contractImports())).toEqual([])
})

describe('folders of the server', () => {
  test('the folders of the server never import one another both ways, at any depth', () => {
    expect(twoWayRooms(imports)).toEqual([])
  })

  test('every folder of the server has a place in the order', () => {
    const parts = new Set(globSync('server/**/*.ts').map(partOf))
    parts.delete('')
    expect([...parts].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  test('a folder of the server imports only the folders below it', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)]
      return part !== '' && part !== other && !allowed[part]?.includes(other)
    })
    expect(wrong.map(said)).toEqual([])
  })

  test('no folder of the server imports a file beside the folders', () => {
    expect(imports.filter(({ from, to }) => partOf(from) !== '' && partOf(to) === '').map(said)).toEqual([])
  })
})

test('documents are made in the thread of documents only, which no other file loads', () => {
  const makers =
    /\/(itinerary|invoice|workbook|pdfWriter|education\/certificate|reports\/documents\/(executive|traveler))\.ts$/
  const made = globSync('server/**/*.ts').filter((file) => makers.test(file))
  const loading = imports.filter(({ from, to }) => makers.test(to) && !made.includes(from) && !isDrawing(from))
  expect(new Set(loading.map(({ from }) => from))).toEqual(new Set(['server/documentThread.ts']))
  expect(imports.filter(({ to }) => to === 'server/documentThread.ts')).toEqual([])
})
/** The parts of a document, which only the makers import. */
const isDrawing = (file: string) => /\/draw\w+\.ts$/.test(file)

describe('domains of the server', () => {
  test('a domain never imports the operations of another, which the top composes', () => {
    const callers = imports.filter(({ to }) => /\/(\w+O|o)perations\.ts$/.test(to)).map(({ from }) => from)
    expect(new Set(callers)).toEqual(new Set(['server/api.ts']))
  })
})

test('lint refuses each import that turns the order around', () => {
  const plant = (file: string, imports: string) => ({ file, imports })
  const wrong = [
    ...below.map((part) => plant(`server/${part}/a.ts`, '#server/domains/trips/status.ts')),
    ...['domains/trips', ...below, ...aboveServerDomains].flatMap((part) =>
      aboveServerDomains
        .filter((other) => other !== part)
        .map((other) => plant(`server/${part}/${other}.ts`, `#server/${other}/one.ts`)),
    ),
    plant('server/domains/scores/operations.ts', '#server/domains/trips/operations.ts'),
    plant('server/domains/scores/sums/monthlySummaries.ts', '#server/domains/trips/cancel/cancelOperations.ts'),
    plant('server/mail/page.ts', '@/domains/home/HomePage'),
  ]
  const right = [
    plant('server/api.ts', '#server/domains/trips/operations.ts'),
    plant('server/domains/trips/status.ts', '#server/time/zonedTime.ts'),
    plant('server/identity/accounts.ts', '#server/domains/session/account.ts'),
    plant('server/demo/wallet.ts', '#server/domains/profile/payment/cardRules.ts'),
    plant('server/crypto/secrets.ts', '#server/db/schema/system/identity.ts'),
  ]
  const refused = refusedImports([...wrong, ...right]).map(({ file }) => file)
  expect(refused.toSorted()).toEqual(wrong.map(({ file }) => file).toSorted())
})

test('lists of people are ordered by names without accents and case', () => {
  const plainOrders = globSync('server/**/*.ts').filter((file) =>
    /\b(?:asc|desc)\(\w*\.?(?:lastName|firstName)\)/.test(readFileSync(file, 'utf8')),
  )
  expect(plainOrders).toEqual([])
})
