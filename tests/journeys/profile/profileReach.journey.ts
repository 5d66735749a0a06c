import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

const profile = (page: string, locale = 'en-us') => `/${locale}/dashboard/profile/${page}`
/** In French, whose words are the longest. */
const inTurn = [
  ...['personal', 'travel-documents', 'payment', 'emergency-contact'].map((page) => profile(page, 'fr-ca')),
  ...['flight', 'train', 'hotel', 'car'].map((page) => profile(`${page}-preferences`, 'fr-ca')),
  ...['/profile/account', '/dashboard/support', '/action-center'].map((path) => `/fr-ca${path}`),
  ...['personal', 'payment', 'travelDocuments', 'preferences', 'emergencyContact', 'review'].map(
    (step) => `/fr-ca/complete-your-profile?s=${step}`,
  ),
]

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
async function expectNothingBeside(page: Page): Promise<void> {
  expect(await overflow(page), page.url()).toBeLessThanOrEqual(0)
}

/** Whether something lies over the control that has the focus (WCAG 2.4.11). */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const { left, top, width, height } = focused!.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return !(there && (focused!.contains(there) || there.contains(focused) || there.closest('label')))
  })

test.describe('as on a screen at 400 %', () => {
  // A window of 1280 by 1024 has this much room.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 2 })

  test('no element runs off the side, and no bar covers the focus @main', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example')
    for (const path of inTurn) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main').getByText(/^(Chargement|Recherche) /)).toHaveCount(0)
      await page.locator('main').locator('button, input:not([type="radio"]), select').last().focus()
      await expectNothingBeside(page)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => isCovered(page), page.url()).toBe(false)
    }
  })

  test('forms with every problem, and questions, do not run off the side either', async ({ page }) => {
    await arriveAs(page, 'traveller@aurora.example', profile('payment'))
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByRole('button', { name: 'Add the card' }).click()
    await expect(page.getByText(/need your attention/)).toBeVisible()
    await expectNothingBeside(page)
    await page.goto(profile('travel-documents'))
    await page.getByRole('button', { name: 'Add a passport' }).click()
    await page.getByText('Fill in from the passport’s two lines').click()
    await page.getByRole('button', { name: 'Read the lines' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/need your attention/)).toBeVisible()
    await expectNothingBeside(page)
    await page.goto(profile('personal'))
    await page.getByLabel(/^First name/).fill('W'.repeat(60))
    await expectNothingBeside(page)
    await page.getByRole('link', { name: 'My profile' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNothingBeside(page)
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.goto('/en-us/profile/account?section=close')
    await page.getByRole('button', { name: 'Close my profile…' }).click()
    await expectNothingBeside(page)
  })
})

const emergency = {
  'fr-ca': {
    locale: 'fr-CA',
    edit: /^Modifier/,
    first: /^Prénom/,
    save: 'Enregistrer',
    saved: /^Les coordonnées (de |d’).+ sont enregistrées\.$/,
  },
  'es-mx': { locale: 'es-MX', edit: /^Modificar/, first: /^Nombre/, save: 'Guardar', saved: /^Se guardaron los datos/ },
}
for (const [path, { locale, edit, first, save, saved }] of Object.entries(emergency))
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale })

    test('an emergency contact is corrected', async ({ page }) => {
      await arriveAs(page, 'arranger@boreal.example', profile('emergency-contact', path))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.getByRole('button', { name: edit }).first().tap()
      const name = page.getByLabel(first).first()
      await name.fill('')
      await page.getByRole('button', { name: save, exact: true }).tap()
      await expect(name).toBeFocused()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.screen.width)).toBeLessThanOrEqual(
        0,
      )
      await name.fill(`Éloïse ${locale}`)
      await page.getByRole('button', { name: save, exact: true }).tap()
      await expect(page.getByText(saved)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('listitem', { name: `Éloïse ${locale}` }).first()).toBeVisible()
    })
  })

/** Presses Tab until the control of that label has the focus. */
async function tabTo(page: Page, label: RegExp): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null
      return focused?.getAttribute('aria-label') ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? ''
    })
    if (label.test(name.trim())) return
  }
  throw new Error(`The keyboard does not reach ${label}`)
}

test('the identity and a card are filled in with the keyboard alone', async ({ page }) => {
  const type = async (label: RegExp, text: string) => {
    await tabTo(page, label)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await arriveAs(page, 'guestbooker@aurora.example', profile('personal'))
  await expect(page.getByLabel(/^First name/)).toBeEditable()
  await type(/^First name/, 'Tess')
  await type(/^Middle name/, 'Åsa')
  await type(/^Gender/, 'F')
  await type(/^Month$/, 'May')
  await type(/^Day$/, '9')
  await type(/^Year$/, '1988')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.goto(profile('payment'))
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible()
  await tabTo(page, /^Add a card/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Card number/)).toBeFocused()
  await page.keyboard.type('5555555555554444')
  await type(/^Name on the card/, 'Tess Lindqvist')
  await type(/^Month$/, '11')
  await type(/^Year$/, String(new Date().getFullYear() + 3))
  await tabTo(page, /^Hotels/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Add the card/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: Mastercard ending in 4444.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '4444' }).first()).toBeFocused()
})

const urgent = {
  type: 'paymentmethod',
  code: 'creditCardExpired',
  message: 'Your card ending in 1111 has expired.',
  profileId: 'p-aurora-traveller',
  daysBeforeExpiry: -1,
  maskedCreditCard: '41111*******1111',
  actionRoute: { name: 'payment', query: {} },
}
for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  // On a phone held sideways, and as at 400 %.
  { width: 844, height: 390 },
  { width: 320, height: 256 },
])
  test(`an urgent notice never covers the button to save in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route(/\/notifications(\?|$)/, (route) => route.fulfill({ json: [urgent] }))
    await arriveAs(page, 'traveller@aurora.example', profile('flight-preferences'))
    await expect(page.getByText('1 thing cannot wait')).toBeVisible()
    await page.getByRole('combobox', { name: 'Meal' }).selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Save' }).focus()
    await expect.poll(() => isCovered(page)).toBe(false)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => isCovered(page)).toBe(false)
  })
