import { expect, test } from 'vitest'
import { mostBytes } from '#server/domains/risk/alerts/cap/capElements.ts'
import { readCap } from '#server/domains/risk/alerts/cap/readCap.ts'
import { bytesOf, capArea, capDocument, capInfo } from '#tests/support/risk/capDocuments.ts'

const problemOf = (text: string) => {
  const reading = readCap(bytesOf(text))
  return reading.isRead ? undefined : reading.problem
}
const withShape = (shape: string) => capDocument({ infos: [capInfo({ areas: [capArea('Here', shape)] })] })
const nameless = (shape: string) => capDocument({ infos: [capInfo({ areas: [capArea('', shape)] })] })
const whole = capDocument()

test.each([
  ['two roots', whole + whole.replace(/<\?xml.*\?>/, ''), 'malformed'],
  ['a document type', whole.replace('<alert', '<!DOCTYPE alert><alert'), 'doctype'],
  [
    'entities that grow',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${whole.replace(/<\?xml.*\?>/, '')}`,
    'doctype',
  ],
  ['an unknown entity', whole.replace('Thunderstorm', '&secret;'), 'malformed'],
  ['an unclosed element', whole.replace('</info>', ''), 'malformed'],
  ['no XML', 'alert: storm', 'malformed'],
  ['nothing', '', 'malformed'],
  ['HTML', '<html><body>Sign in</body></html>', 'notCap'],
  ['another namespace', capDocument({ namespace: 'urn:example' }), 'notCap'],
  ['CAP 1.1', capDocument({ namespace: 'urn:oasis:names:tc:emergency:cap:1.1' }), 'oldCap'],
  ['an unknown status', capDocument({ status: 'Maybe' }), 'unknownValue'],
  ['an unknown kind of message', capDocument({ msgType: 'Shout' }), 'unknownValue'],
  ['an unknown severity', capDocument({ infos: [capInfo({ severity: 'Huge' })] }), 'unknownValue'],
  ['a private scope', whole.replace('Public', 'Private'), 'notPublic'],
  ['no identifier', capDocument({ identifier: '' }), 'missingField'],
  ['a latitude of 91 degrees', nameless('<circle>91,0 5</circle>'), 'badArea'],
  ['a negative radius', nameless('<circle>1,1 -5</circle>'), 'badArea'],
  ['a radius in words', nameless('<circle>1,1 wide</circle>'), 'badArea'],
  ['a line as a polygon', nameless('<polygon>1,1 2,2 1,1</polygon>'), 'badArea'],
  ['infinity as a degree', nameless('<circle>Infinity,1 5</circle>'), 'badArea'],
])('a document with %s is refused', (_, text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test('a document of 50 MB is refused before it is parsed', () => {
  expect(readCap(new Uint8Array(mostBytes * 10))).toEqual({ isRead: false, problem: 'tooLarge' })
})

test('deep nesting and a broken encoding are refused without an exception', () => {
  const deep = `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`
  expect(problemOf(deep)).toBe('malformed')
  expect(problemOf(`<a ${'b="c" '.repeat(100_000)}/>`)).toBe('malformed')
  expect(problemOf('<!--'.repeat(200_000))).toBe('malformed')
  expect(problemOf(`<a>${'<b/>'.repeat(90_000)}</a>`)).toBe('notCap')
  expect(problemOf(`${'<a b="/>">'.repeat(60)}${'</a>'.repeat(60)}`), 'a tag ends outside its values').toBe('malformed')
  expect(problemOf(`<a b="2 > 1" c='"'/>`)).toBe('notCap')
  expect(readCap(new Uint8Array([0x3c, 0xff, 0xfe, 0x3e]))).toEqual({ isRead: false, problem: 'malformed' })
})

test('an open polygon is closed, and one with thousands of points is simplified, both with a warning', () => {
  const open = readCap(bytesOf(withShape('<polygon>1,1 1,2 2,2</polygon>')))
  expect(open).toMatchObject({ isRead: true, warnings: ['openRing'] })
  const points = Array.from({ length: 5000 }, (_, at) => {
    const turn = (at / 5000) * 2 * Math.PI
    return `${(10 + Math.sin(turn)).toFixed(5)},${(10 + Math.cos(turn)).toFixed(5)}`
  })
  const many = readCap(bytesOf(withShape(`<polygon>${[...points, points[0]].join(' ')}</polygon>`)))
  expect(many).toMatchObject({ isRead: true, warnings: ['simplifiedArea'] })
  expect(many.isRead && many.alert.infos[0]!.areas[0]!.polygons[0]!.length).toBeLessThanOrEqual(400)
})

test('long runs of blanks in a shape are read in no time', () => {
  const blanks = ' '.repeat(200_000)
  const began = performance.now()
  const reading = readCap(bytesOf(withShape(`<polygon>1,1${blanks}1 ,${blanks}2 2,2 1,1</polygon>`)))
  expect(performance.now() - began).toBeLessThan(2000)
  expect(reading.isRead && reading.alert.infos[0]!.areas[0]!.polygons[0]).toHaveLength(3)
})

test('control characters, and characters that turn the direction of writing, are removed', () => {
  const reading = readCap(bytesOf(capDocument({ infos: [capInfo({ event: 'St\u0000o\u0099r\u200Bm\u202Ex' })] })))
  expect(reading.isRead && reading.alert.infos[0]!.event).toBe('Stormx')
})

test('a bad shape is left out with a warning, and blanks after a comma are read', () => {
  const reading = readCap(bytesOf(withShape('<circle>91,0 5</circle><circle>35, 139 5</circle>')))
  expect(reading).toMatchObject({ isRead: true, warnings: ['badShape'] })
  expect(reading.isRead && reading.alert.infos[0]!.areas[0]!.circles).toEqual([
    { center: { latitude: 35, longitude: 139 }, km: 5 },
  ])
})

test('an update without any readable area still names the messages that it replaces', () => {
  const references = 'a@b.example,W-0,2027-02-01T09:00:00-05:00'
  const infos = [capInfo({ areas: [capArea('', '<circle>91,0 5</circle>')] })]
  const reading = readCap(bytesOf(capDocument({ msgType: 'Update', references, infos })))
  expect(reading).toMatchObject({ problem: 'badArea', replacing: { references: [{ identifier: 'W-0' }] } })
})

test('many comments, sections of text, attributes and corners are bounded', () => {
  expect(problemOf(`<a>${'<!---->'.repeat(140_000)}</a>`)).toBe('malformed')
  expect(problemOf(`<a>${'<![CDATA[]]>'.repeat(80_000)}</a>`)).toBe('malformed')
  expect(problemOf(`<a>${`<b ${'c="" '.repeat(300)}/>`.repeat(600)}</a>`)).toBe('malformed')
  const ring = Array.from({ length: 300 }, (_, at) => `${10 + Math.sin(at)},${(10 + Math.cos(at)).toFixed(3)}`).join(
    ' ',
  )
  const shape = `<polygon>${ring}</polygon>`.repeat(40)
  const many = readCap(bytesOf(withShape(shape)))
  const rings = many.isRead ? many.alert.infos[0]!.areas[0]!.polygons : []
  expect(rings).toHaveLength(40)
  expect(rings.flat().length).toBeLessThanOrEqual(4000)
  const circles = readCap(bytesOf(withShape(`${shape}${'<circle>0,0 0</circle>'.repeat(25_000)}`)))
  expect(circles).toMatchObject({ isRead: true, warnings: expect.arrayContaining(['simplifiedArea']) })
  const [area] = circles.isRead ? circles.alert.infos[0]!.areas : []
  expect(area!.polygons.length).toBeGreaterThan(30)
  expect(area!.circles).toEqual([{ center: { latitude: 0, longitude: 0 }, km: 0 }])
  expect(area!.polygons.flat().length + area!.circles.length).toBeLessThanOrEqual(4000)
})
