import { expect, test } from 'vitest'
import { isSupportedBrowser } from '@/lib/supportedBrowsers'

const chromium = (name: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${name} Safari/537.36`
const data = (...names: string[]) => ({ brands: ['Not/A)Brand', ...names].map((brand) => ({ brand })) })

test.each([
  ['Chrome', chromium('Chrome/141.0.0.0'), data('Chromium', 'Google Chrome')],
  ['Chrome without brands', chromium('Chrome/141.0.0.0'), undefined],
  ['Chrome Mobile', chromium('Chrome/141.0.0.0 Mobile'), data('Chromium', 'Google Chrome')],
  [
    'Chrome on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 CriOS/141.0 Mobile Safari/604.1',
    undefined,
  ],
  ['Edge', chromium('Chrome/141.0.0.0 Edg/141.0.0.0'), data('Chromium', 'Microsoft Edge')],
  ['Edge on Android', chromium('Chrome/141.0.0.0 Mobile EdgA/141.0'), undefined],
  ['Electron', chromium('Waymark/1.0 Chrome/141.0.0.0 Electron/38.0'), data('Chromium')],
  ['plain Chromium', chromium('Chrome/141.0.0.0'), data('Chromium')],
])('§5 %s is supported', (_, userAgent, userAgentData) => {
  expect(isSupportedBrowser({ userAgent, userAgentData })).toBe(true)
})

test.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', undefined],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    undefined,
  ],
  ['Opera', chromium('Chrome/141.0.0.0 OPR/120.0'), data('Chromium', 'Opera')],
  ['Brave', chromium('Chrome/141.0.0.0'), data('Chromium', 'Brave')],
  ['Samsung Internet', chromium('SamsungBrowser/28.0 Chrome/130.0 Mobile'), undefined],
  ['nothing said', '', undefined],
])('§5 %s is not supported', (_, userAgent, userAgentData) => {
  expect(isSupportedBrowser({ userAgent, userAgentData })).toBe(false)
})
