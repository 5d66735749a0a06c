import { describe, expect, test } from 'vitest'
import { externalFacts, redirectPath, sanitized } from '@/domains/site/external/external.rules'

describe('§2 external: values of the address', () => {
  test.each([
    ['aurora-42', 'aurora-42'],
    ['Société Générale d’Éclairage', 'Société Générale dÉclairage'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ['Aurora   Industries ', 'Aurora Industries'],
    ['a"b\'c;d|e=f&g%h\u0000\u202ei', 'abcdefghi'],
    ['株式会社 3', '株式会社 3'],
    ['n\u0303u', 'ñu'],
    ['https://evil.example', 'httpsevilexample'],
    [null, ''],
  ])('%j is read as %j', (value, kept) => {
    expect(sanitized(value)).toBe(kept)
  })

  test('a value is cut where no company has so long a name', () => {
    expect(sanitized('a'.repeat(5000))).toHaveLength(200)
  })
})

describe('§2 external: where it leads', () => {
  test.each([
    ['dashboard/trips', '/dashboard/trips'],
    ['/events-travel', '/events-travel'],
    ['//evil.example/path', '/evilexample/path'],
    ['https://evil.example', '/https/evilexample'],
    ['javascript:alert(1)', '/javascriptalert1'],
    ['/\\evil.example', '/evilexample'],
    ['/../admin/employees', '/admin/employees'],
    ['', '/en-us/home'],
    [null, '/en-us/home'],
  ])('%j leads to %s', (value, path) => {
    expect(redirectPath(value, '/en-us/home')).toBe(path)
  })
})

test('the company is called as the reader’s language calls it, else as the other one does', () => {
  const query = new URLSearchParams({ companyId: '7', companyNameEn: 'Northern Rail', companyNameFr: 'Rail du Nord' })
  expect(externalFacts(query, true)).toEqual({ companyId: '7', companyName: 'Rail du Nord' })
  expect(externalFacts(query, false).companyName).toBe('Northern Rail')
  query.delete('companyNameFr')
  expect(externalFacts(query, true).companyName).toBe('Northern Rail')
})
