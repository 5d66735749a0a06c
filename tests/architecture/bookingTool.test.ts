import { expect, test } from 'vitest'
import { serverImports, toolImports, type ServerImport } from '#tests/support/architecture/serverImports.ts'
import { circles, twoWayRooms } from './importGraph.ts'
import { refusedImports } from './refusedImports.ts'
import { openToTool } from './rooms.ts'

const isOfTool = (file: string) => file.startsWith('bookingTool/')
const ofServer = (imports: readonly ServerImport[]) => imports.filter(({ to }) => to.startsWith('server/'))

test('the folders of the booking tool never import one another both ways, and no file reaches itself', () => {
  const imports = toolImports()
  expect(twoWayRooms(imports.filter(({ to }) => isOfTool(to)))).toEqual([])
  expect(circles(imports)).toEqual([])
})

test('the booking tool imports only the modules of the server that are open to it, and all of those', () => {
  const imported = ofServer(toolImports()).map(({ to }) => to.replace(/\.ts$/, ''))
  expect([...new Set(imported)].toSorted()).toEqual(openToTool.toSorted())
})

test('the booking tool reads and writes no data by itself, and only its host does', () => {
  const closed = /^server\/(?:db|services|domains\/(?!carbon\/|trips\/(?:journey|segmentWords|status)$))/
  expect(openToTool.filter((module) => closed.test(module))).toEqual([])
})

test('the server imports one file of the booking tool, in one place', () => {
  const imported = serverImports().filter(({ to }) => isOfTool(to))
  expect(imported).toEqual([{ from: 'server/app.ts', to: 'bookingTool/tool.ts' }])
})

test('lint refuses the modules of the server that are closed to the booking tool, and the tool to the server', () => {
  const plant = (file: string, imports: string) => ({ file, imports })
  const wrong = [
    plant('bookingTool/plan/a.ts', '#server/domains/trips/operations.ts'),
    plant('bookingTool/plan/b.ts', '@/domains/home/HomePage'),
    plant('server/domains/trips/a.ts', '#bookingTool/tool.ts'),
    plant('server/http/a.ts', '#bookingTool/tool.ts'),
    plant('src/domains/home/a.ts', '#bookingTool/tool.ts'),
  ]
  const right = [
    plant('bookingTool/plan/c.ts', `#${openToTool[0]}.ts`),
    plant('bookingTool/plan/d.ts', '#contract/trips/trips.ts'),
    plant('server/app.ts', '#bookingTool/tool.ts'),
  ]
  const refused = refusedImports([...wrong, ...right]).map(({ file }) => file)
  expect(refused.toSorted()).toEqual(wrong.map(({ file }) => file).toSorted())
})
