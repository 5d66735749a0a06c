import { expectNoViolations } from '#tests/journeys/axe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

test.use({ house: 'marketplace' })

test('a traveler asks for an app, an administrator approves it, and the traveler finds it connected', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/marketplace')
  await page.getByRole('link', { name: 'Stampfolio Visas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stampfolio Visas' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ask my admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for Stampfolio Visas' })
  await dialog.getByRole('textbox').fill('Two trips to India a year.')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Your words: Two trips to India a year.')).toBeVisible()

  const office = await browser.newContext({ baseURL: baseURL! })
  const desk = await office.newPage()
  await arriveAs(desk, 'admin@aurora.example', '/en-us/action-center')
  const task = desk.getByRole('listitem').filter({ hasText: 'Camille Tremblay asks for Stampfolio Visas' })
  await task.getByRole('link', { name: /^Decide/ }).click()
  await expect(desk.getByRole('heading', { level: 3, name: 'Camille Tremblay' })).toBeFocused()
  await expectNoViolations(desk)
  await desk.getByRole('listitem', { name: 'Camille Tremblay' }).getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Your company uses this app')).toBeVisible()
  await expect(desk.getByRole('listitem', { name: 'Camille Tremblay' })).toHaveCount(0)
  await office.close()

  await page.goto('/en-us/action-center')
  const answer = page.getByRole('listitem').filter({ hasText: 'Stampfolio Visas is connected' })
  await answer.getByRole('link', { name: /^See the app/ }).click()
  await expect(page.getByRole('link', { name: /^Sign in at Stampfolio/ })).toHaveAttribute(
    'href',
    'https://stampfolio.example/sign-in',
  )
})
