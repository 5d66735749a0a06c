import { expect, test } from 'vitest'
import { readCap, type CapAlert } from '#server/domains/risk/alerts/cap/readCap.ts'
import { bytesOf, capArea, capDocument, capInfo } from '#tests/support/risk/capDocuments.ts'

const read = (...[fields]: Parameters<typeof capDocument>) => readCap(bytesOf(capDocument(fields)))
function alertOf(...[fields]: Parameters<typeof capDocument>): CapAlert {
  const reading = read(fields)
  if (!reading.isRead) throw new Error(reading.problem)
  return reading.alert
}

test('a thunderstorm warning is read with its times, polygon and codes', () => {
  const ring = '38.5,-120.1 38.5,-119.6 38.1,-119.6 38.1,-120.1 38.5,-120.1'
  const alert = alertOf({
    infos: [
      capInfo({
        more: `<onset>2027-02-01T10:15:00-05:00</onset><expires>2027-02-01T11:00:00-05:00</expires>
          <senderName>Weather Office</senderName><headline>Thunderstorm until eleven</headline>
          <description>Hail &lt; 2 cm is possible.</description><instruction>Stay inside.</instruction>
          <web>https://weather.example/w1</web>`,
        areas: [
          capArea(
            'Two counties',
            `<polygon>${ring}</polygon><geocode><valueName>SAME</valueName><value>006109</value></geocode>`,
          ),
        ],
      }),
    ],
  })
  expect(alert).toMatchObject({ sender: 'warnings@weather.example', identifier: 'W-1', msgType: 'Alert' })
  expect(alert.sentAt.toISOString()).toBe('2027-02-01T15:00:00.000Z')
  const [info] = alert.infos
  expect(info).toMatchObject({
    severity: 'Severe',
    category: 'met',
    description: 'Hail < 2 cm is possible.',
    web: 'https://weather.example/w1',
  })
  expect(info!.onset!.toISOString()).toBe('2027-02-01T15:15:00.000Z')
  expect(info!.areas[0]!.polygons[0]).toHaveLength(4)
  expect(info!.areas[0]!.geocodes).toEqual([{ name: 'SAME', value: '006109' }])
})

test('an earthquake report is read as a point with a radius of 0', () => {
  const { infos } = alertOf({
    infos: [
      capInfo({
        category: 'Geo',
        event: 'Earthquake',
        urgency: 'Past',
        severity: 'Minor',
        more: '<description>Magnitude 3.4.</description>',
        areas: [capArea('1 km west of a village', '<circle>32.9525,-115.5527 0</circle>')],
      }),
    ],
  })
  expect(infos[0]).toMatchObject({ urgency: 'Past', expires: null })
  expect(infos[0]!.areas[0]!.circles).toEqual([{ center: { latitude: 32.9525, longitude: -115.5527 }, km: 0 }])
})

test('a search for a missing child is read in both of its languages', () => {
  const { infos } = alertOf({
    infos: [
      capInfo({ category: 'Rescue', event: 'Child abduction' }),
      capInfo({ language: 'es-US', category: 'Rescue', event: 'Secuestro de un menor' }),
    ],
  })
  expect(infos.map(({ language, event }) => [language, event])).toEqual([
    ['en-US', 'Child abduction'],
    ['es-US', 'Secuestro de un menor'],
  ])
})

test('a security notice without a language, an end or a shape is read', () => {
  const { infos } = alertOf({
    infos: [
      capInfo({
        language: '',
        category: 'Security',
        event: 'Higher security level',
        more: '',
        areas: [capArea('The whole country', '')],
      }),
    ],
  })
  expect(infos[0]).toMatchObject({ language: 'en-US', expires: null })
  expect(infos[0]!.areas).toEqual([{ name: 'The whole country', polygons: [], circles: [], geocodes: [] }])
})

test('references name earlier messages, and others are left out with a warning', () => {
  const reading = read({
    msgType: 'Update',
    references: [
      'a@b.example,W-0,2027-02-01T09:00:00-05:00',
      'a@b.example,W-2,2027-02-01T12:00:00-05:00',
      'nonsense',
      'a@b.example,W-9,yesterday',
    ].join(' '),
  })
  expect(reading).toMatchObject({
    alert: { references: [{ sender: 'a@b.example', identifier: 'W-0', sentAt: new Date('2027-02-01T14:00:00Z') }] },
    warnings: ['badReference'],
  })
})

test('a cancellation needs no event, and an alert does', () => {
  expect(read({ msgType: 'Cancel', infos: [] })).toMatchObject({ isRead: true })
  expect(read({ infos: [] })).toEqual({ isRead: false, problem: 'missingField' })
})

test('a date with Z is read with a warning, one without an offset is refused', () => {
  expect(read({ sent: '2027-02-01T15:00:00Z' })).toMatchObject({ isRead: true, warnings: ['zuluDate'] })
  expect(read({ sent: '2027-02-01T15:00:00' })).toEqual({ isRead: false, problem: 'badDate' })
  expect(read({ sent: '2027-02-30T15:00:00+00:00' })).toEqual({ isRead: false, problem: 'badDate' })
  expect(read({ sent: '9999-12-31T23:59:59-01:00' })).toEqual({ isRead: false, problem: 'badDate' })
  expect(read({ sent: '0000-01-01T00:00:00+00:00' })).toEqual({ isRead: false, problem: 'badDate' })
})

test('a polygon over the antimeridian goes on beyond 180 degrees', () => {
  const polygon = '<polygon>-17,179 -17,-179 -19,-179 -19,179 -17,179</polygon>'
  const { infos } = alertOf({ infos: [capInfo({ areas: [capArea('Fiji', polygon)] })] })
  expect(infos[0]!.areas[0]!.polygons[0]!.map(({ longitude }) => longitude)).toEqual([179, 181, 181, 179])
})

const own = 'warnings@weather.example'
test.each([
  ['of the same second', `${own},W-0,2027-02-01T10:00:00-05:00`, ['W-0']],
  ['of the same second in another zone', `${own},W-0,2027-02-01T15:00:00Z`, ['W-0']],
  ['with an offset without a colon', `${own},W-0,2027-02-01T09:00:00-0500`, ['W-0']],
  ['with an offset of hours alone', `${own},W-0,2027-02-01T09:00:00-05`, ['W-0']],
  ['with fractions of a second', `${own},W-0,2027-02-01T09:00:00.000-05:00`, ['W-0']],
  ['in small letters', `${own},W-0,2027-02-01t09:00:00z`, ['W-0']],
  ['with -00:00', `${own},W-0,2027-02-01T09:00:00-00:00`, ['W-0']],
  [
    'with line ends between',
    `\n ${own},W-0,2027-02-01T09:00:00-05:00\r\n\t${own},W-1,2027-02-01T09:30:00-05:00`,
    ['W-0', 'W-1'],
  ],
  ['with blanks after commas', `${own}, W-0, 2027-02-01T09:00:00-05:00`, ['W-0']],
  ['as a URN', `${own},urn:oid:2.49.0.1.840.0.8f.001.1,2027-02-01T09:00:00-05:00`, ['urn:oid:2.49.0.1.840.0.8f.001.1']],
  [
    'as an address',
    `${own},https://w.example/cap/7?v=2#a,2027-02-01T09:00:00-05:00`,
    ['https://w.example/cap/7?v=2#a'],
  ],
  ['without its time', `${own},W-0,`, ['W-0']],
  ['without its time and comma', `${own},W-0`, ['W-0']],
  ['of the message itself', `${own},W-7,2027-02-01T10:00:00-05:00`, []],
  ['of the message itself, without its time', `${own},W-7`, []],
  ['of an earlier version of the same name', `${own},W-7,2027-02-01T09:59:59-05:00`, ['W-7']],
  ['of a later second', `${own},W-0,2027-02-01T10:00:01-05:00`, []],
  ['without a sender', `,W-0,2027-02-01T09:00:00-05:00`, []],
])('a reference %s is read', (_, references, identifiers) => {
  const alert = alertOf({ identifier: 'W-7', msgType: 'Update', sent: '2027-02-01T10:00:00-05:00', references })
  expect(alert.references.map(({ identifier }) => identifier)).toEqual(identifiers)
})
