import { describe, expect, test } from 'vitest'
import { telemetryTarget, telemetryUserId } from '#contract/session/telemetry.ts'

describe('the id of a person for telemetry (§5)', () => {
  test.each(['p-aurora-traveller', 'a1b2', 'Zoé', '00000000-0000-4000-8000-000000000000', '.'])(
    'the string %j is sent',
    (id) => {
      expect(telemetryUserId(id)).toBe(id)
    },
  )

  test.each(['', 'a,b', 'a;b', 'a=b', 'a b', 'a\u00a0b', 'a\tb', 'a\nb', 'a|b', 'zoe@visitor.example'])(
    'the string %j is not sent',
    (id) => {
      expect(telemetryUserId(id)).toBeUndefined()
    },
  )

  test.each([undefined, null, 7, true, ['a'], { id: 'a' }])('the value %j, which is no string, is not sent', (id) => {
    expect(telemetryUserId(id)).toBeUndefined()
  })
})

describe('the connection string', () => {
  const key = '0a1b2c3d-0000-0000-0000-000000000000'

  test('the key and the endpoint are read in any order and case, whatever else it names', () => {
    const connection = ` IngestionEndpoint=https://eu.telemetry.example/ ;LiveEndpoint=https://live.example/;instrumentationkey=${key}`
    expect(telemetryTarget(connection)).toEqual({ key, endpoint: 'https://eu.telemetry.example' })
  })

  test.each([
    '',
    'nonsense',
    `InstrumentationKey=${key}`,
    'IngestionEndpoint=https://telemetry.example',
    `InstrumentationKey=${key};IngestionEndpoint=telemetry.example`,
    `InstrumentationKey=${key};IngestionEndpoint=javascript:alert(1)`,
    `InstrumentationKey=a b;IngestionEndpoint=https://telemetry.example`,
  ])('the connection string %j names no endpoint', (connection) => {
    expect(telemetryTarget(connection)).toBeUndefined()
  })
})
