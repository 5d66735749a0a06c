import { describe, expect, test } from 'vitest'
import { safeExternalUrl, safePath } from '@/lib/safePath'

describe('addresses inside the site', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '//1249763844',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /home',
    'home',
    '',
    '/.//evil.example',
    '/%09//evil.example/..//x\u0000',
    `/${'a'.repeat(3000)}`,
    undefined,
    null,
    7,
    { pathname: '/home' },
    ['/home'],
  ])('the address %o is refused', (target) => {
    expect(safePath(target, '/start')).toBe('/start')
  })

  test('paths of this site keep their query and fragment', () => {
    expect(safePath('/fr-ca/dashboard/trips?group=Past#x')).toBe('/fr-ca/dashboard/trips?group=Past#x')
    expect(safePath('/a/../b')).toBe('/b')
  })
})

describe('addresses on another site', () => {
  test.each([
    'javascript:alert(1)',
    'http://evil.example',
    'ftp://x.example',
    'https://user:pass@x.example',
    '',
    undefined,
  ])('the address %o is refused', (target) => expect(safeExternalUrl(target)).toBeUndefined())

  test('an address with https, or of this origin, is accepted', () => {
    expect(safeExternalUrl('https://tool.example/sso?x=1')?.host).toBe('tool.example')
    expect(safeExternalUrl(`${location.origin}/booking-tool`)?.pathname).toBe('/booking-tool')
  })
})
