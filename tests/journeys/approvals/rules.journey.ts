import { bookForMe } from '#tests/journeys/bookForMe.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { mailedLink, openOnPhone, reviewDearest, sendForApproval } from './asking.ts'

// The travel policy of a company stays changed.
test.use({ house: 'approvals' })

const approver = 'admin@boreal.example'

test('a rule that changes while a question waits leaves it as it was asked, and holds for the next trip', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'finance@boreal.example')
  const tool = await bookForMe(page)
  await reviewDearest(tool, 'Toronto')
  await expect(tool.getByText('Gordon McTavish has to approve this trip')).toBeVisible()
  const locator = await sendForApproval(tool)

  const office = await browser.newPage()
  await arriveAs(office, approver, '/en-us/admin/travel-policy/tp-boreal-standard')
  await office.getByLabel('Trips outside the policy').selectOption('The approver is told')
  await office.getByRole('combobox', { name: 'Employee' }).fill('Sorensen')
  await office.getByRole('option', { name: /Sorensen/ }).click()
  await office
    .getByRole('region', { name: 'Who would be asked?' })
    .getByLabel('Travel policy')
    .selectOption('Outside the policy')
  await office.getByRole('button', { name: 'See who' }).click()
  await expect(office.getByText(/^Gordon McTavish .* is told\. The trip is confirmed at once\./)).toBeVisible()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Saved').first()).toBeVisible()
  await office.close()

  await reviewDearest(tool, 'Toronto', 60)
  await expect(tool.getByText('Gordon McTavish is told of this trip. It is booked at once.')).toBeVisible()
  await page.goto(`/en-us/dashboard/trips/${locator}`)
  await expect(page.getByText('Waiting for approval: this trip is not booked yet')).toBeVisible()

  const link = await mailedLink(approver, 'approve', 'Hannah Sorensen')
  const phone = await openOnPhone(browser, link, 'Hannah Sorensen')
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(phone.getByText(/you approved it/)).toBeVisible()
  await phone.close()
  await page.reload()
  await expect(page.getByText('Approved by Gordon McTavish')).toBeVisible()
})
