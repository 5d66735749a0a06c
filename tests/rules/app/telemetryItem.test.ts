import { expect, test } from 'vitest'
import { apiWords } from '@/app/telemetry/apiWords'
import { callOf, cleanItem, pageOf, type TelemetryItem } from '@/app/telemetry/telemetryItem.rules'
import { operations } from '#server/api.ts'

test.each([
  ['/en-us/home', 'home', '/:localeCode/home'],
  ['/fr-ca/admin/e-zoe/edit-employee', 'editEmployee', '/:localeCode/admin/:employeeId/edit-employee'],
  ['/en-us/arranger/request/secret-key/approve', 'arrangerRequest', '/:localeCode/arranger/request/:requestId/:action'],
  ['/zoe@visitor.example', 'unknown', '/:unknown'],
])('the page %s is reported as its route', (path, name, uri) => {
  expect(pageOf(path)).toEqual({ name, uri })
})

test.each([
  ['/api/main/companies/aurora/profiles/p-1/trips?search=Zoe', '/api/main/companies/:id/profiles/:id/trips'],
  ['https://zoe:pass@api.example/api/main/whoami#Zoe', '/api/main/whoami'],
  ['/identity/Zoe%20Quill', '/identity/:id'],
  ['', '/'],
])('the call of %j is reported without host, query and ids', (address, call) => {
  expect(callOf(address)).toBe(call)
})

test('each word that is reported is one of an operation', () => {
  const parts = new Set(operations.flatMap(({ api, path }) => [api, ...path.split('/')]))
  const others = ['api', 'identity', 'booking-tool']
  expect([...apiWords].filter((word) => !parts.has(word) && !others.includes(word))).toEqual([])
})

test('each fixed word of the path of an operation is reported', () => {
  const words = operations.flatMap(({ api, path }) => [api, ...path.split('/').filter((part) => !part.startsWith(':'))])
  expect([...new Set(words)].filter((word) => word !== '' && !apiWords.has(word)).toSorted()).toEqual([])
})

test('an item keeps the listed fields and nothing else', () => {
  const item: TelemetryItem = {
    baseType: 'ExceptionData',
    baseData: {
      severityLevel: 3,
      message: 'Zoe',
      properties: { name: 'Zoe' },
      exceptions: [
        {
          typeName: 'RangeError',
          message: 'Zoe is too long',
          stack: 'RangeError: Zoe is too long',
          parsedStack: [
            {
              level: 0,
              line: 7,
              method: 'Zoe',
              assembly: 'at Zoe',
              fileName: 'https://a.example/assets/start-a1.js?Zoe',
            },
            { level: 1, line: 8, fileName: 'https://a.example/en-us/Zoe' },
          ],
        },
        { typeName: 'Zoe is no number' },
      ],
    },
    data: { name: 'Zoe' },
    ext: {
      user: { id: 'x', authId: 'user-7', name: 'Zoe' },
      web: { domain: 'Zoe' },
      trace: { traceID: 't', name: '/Zoe' },
    },
  }
  expect(cleanItem(item, '/en-us/home')).toBe(true)
  expect(JSON.stringify(item)).not.toContain('Zoe')
  expect(item.baseData).toEqual({
    severityLevel: 3,
    properties: {},
    exceptions: [
      {
        typeName: 'RangeError',
        message: 'RangeError',
        hasFullStack: false,
        stack: '',
        parsedStack: [
          { level: 0, line: 7, method: '', assembly: '', fileName: '/assets/start-a1.js' },
          { level: 1, line: 8, method: '', assembly: '', fileName: '' },
        ],
      },
      { typeName: 'Error', message: 'Error', hasFullStack: false, stack: '', parsedStack: [] },
    ],
  })
  expect(item.ext).toMatchObject({
    user: { id: 'x', authId: 'user-7' },
    trace: { traceID: 't', name: '/:localeCode/home' },
  })
})

test.each(['MessageData', 'MetricData', 'EventData', undefined])('an item of the kind %s is not sent', (baseType) => {
  expect(cleanItem({ baseType, baseData: { name: 'Zoe' } }, '/en-us/home')).toBe(false)
})
