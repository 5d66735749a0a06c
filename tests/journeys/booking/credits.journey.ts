import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The credit is used up.
test.use({ house: 'credits' })

test('a traveler pays with a credit, and finds its use and its trip among the credits', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example')
  const tool = await bookForMe(page)
  await tool.getByLabel('To', { exact: true }).fill('Vancouver')
  await tool.getByRole('button', { name: 'Search' }).click()
  await expect(tool.getByText(/^Air Canada credit: CA?\$1,440\.30 left, .*use by/).first()).toBeVisible()
  await expect(tool.getByText(/with the credit$/).first()).toBeVisible()

  await tool
    .getByRole('link', { name: /^Choose AC \d/ })
    .first()
    .click()
  await tool
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  const toPay = tool.locator('.pairs .sum').last()
  const before = await toPay.textContent()
  const reason = tool.getByRole('group', { name: 'Why is this booking needed?' }).getByRole('radio').first()
  const isAsked = await reason.isVisible()
  if (isAsked) await reason.check()
  const project = tool.getByLabel('Project number')
  await project.fill('p 1020')
  await tool.getByRole('button', { name: /^Use this credit/ }).click()
  await expect(tool.getByRole('button', { name: /^Remove this credit/ })).toBeInViewport()
  await expect(toPay).not.toHaveText(before!)
  // All that was typed is there still.
  await expect(project).toHaveValue('p 1020')
  if (isAsked) await expect(reason).toBeChecked()
  // The Enter key confirms. It does not remove the credit.
  await project.press('Enter')
  await expect(tool.getByText(/^Air Canada credit: −/)).toBeVisible()

  const [locator = ''] = /\b[A-Z0-9]{6}\b/.exec((await tool.locator('main').textContent()) ?? '') ?? []

  await page.goto('/en-us/dashboard/credits?state=all')
  await page
    .getByRole('button', { name: /^Details of .+Air Canada$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: locator }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/trips/${locator}$`))
})
