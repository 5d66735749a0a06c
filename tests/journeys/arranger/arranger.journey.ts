import { readFile } from 'node:fs/promises'
import { chooseMyself } from '#tests/journeys/bookForMe.ts'
import { bookFirstOffer, bookFirstOffered } from '#tests/journeys/bookOffer.ts'
import { mailTo } from '#tests/journeys/mails.ts'
import { administratorProvides, fillCard, fillPersonal } from '#tests/journeys/newHire.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// Other journeys need the new hire unchanged, and the arrangers too.
test.use({ house: 'arranger' })

const jonah = '/en-us/arranger/profile/aurora/p-aurora-newhire'

test('an arranger goes from asking a colleague to the booked trip in their calendar @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'vip@aurora.example', '/en-us/arranger/profiles')
  await expect(page.getByRole('heading', { name: 'No one has approved you yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Request access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request access' })
  await dialog.getByRole('textbox', { name: /E-mail of your colleague/ }).fill('newhire@aurora.example')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: '1 request waits for approval' })).toContainText('Jonah Whitfield')

  // The approver reads the mail in a browser without a session.
  const letter = await mailTo('newhire@aurora.example', /Étienne Lavoie/)
  const reader = await browser.newPage()
  await reader.goto(/http\S+\/approve\S*/.exec(letter)![0])
  await reader.getByRole('button', { name: /^Approve|^Yes/ }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Approved')
  await administratorProvides(reader)
  await reader.close()

  await page.reload()
  const row = page.getByRole('row', { name: /Jonah Whitfield/ })
  await expect(row.getByText('Cannot book yet')).toBeVisible()
  await row.getByRole('link', { name: 'Jonah Whitfield', exact: true }).click()
  await expect(page.getByText('You are editing Jonah Whitfield’s profile')).toBeVisible()
  await fillPersonal(page)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Payment' }).click()
  await page.getByRole('button', { name: /Add a card/ }).click()
  await fillCard(page)
  await page
    .getByRole('button', { name: /^(Save|Add)/ })
    .last()
    .click()

  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Book for Jonah' }).click()
  const tool = await chooseMyself(page, opening)
  await expect(tool.getByText('Booking for Jonah Whitfield')).toBeVisible()
  const locator = await bookFirstOffer(tool, 'Lisbon')
  await tool.close()

  await page.getByRole('link', { name: 'Trips', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jonah’s trips' })).toBeVisible()
  await expect(page.locator('main')).toContainText('Lisbon')

  await page.getByRole('link', { name: 'Back to my travelers' }).click()
  await page.getByRole('checkbox', { name: 'Select Jonah Whitfield' }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar' }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar).toContain('Jonah Whitfield')
  expect(calendar.replaceAll('\r\n ', '')).toContain(locator)
})

test('an event of a traveler is booked by their arranger, and is among the traveler’s trips', async ({ page }) => {
  await arriveAs(page, 'arranger@aurora.example', '/en-us/home')
  await page.getByRole('button', { name: 'Book a trip' }).first().click()
  await page.getByRole('button', { name: 'For an event: book for Camille Tremblay' }).click()
  const opening = page.context().waitForEvent('page')
  const dialog = page.getByRole('dialog', { name: 'Book for Camille Tremblay' })
  await dialog.getByRole('group', { name: 'Engineering summit' }).getByRole('button').click()
  const tool = await opening
  await expect(tool.getByText('For Engineering summit')).toBeVisible()
  const locator = await bookFirstOffered(tool)
  await tool.close()
  await page.goto(`/en-us/arranger/aurora/p-aurora-traveller/trips/${locator}`)
  await expect(page.locator('main')).toContainText(locator)
})

test.describe('a withdrawn approval', () => {
  // Every call about them is refused.
  test.use({ provoked: /status of 403/ })

  test('a withdrawn approval ends the arranger’s access with the next click', async ({ page, browser }) => {
    await arriveAs(page, 'arranger@aurora.example', `${jonah}/personal`)
    await expect(page.getByLabel('First name', { exact: false }).first()).toHaveValue('Jonah')

    const own = await browser.newPage()
    await arriveAs(own, 'newhire@aurora.example', '/en-us/profile/account?section=arrangers')
    await own.getByRole('button', { name: 'Remove Noor Haddad' }).click()
    await own.getByRole('button', { name: 'Yes, remove' }).click()
    await expect(own.getByRole('button', { name: 'Remove Noor Haddad' })).toHaveCount(0)
    await own.close()

    await page.getByRole('link', { name: 'Payment' }).click()
    await expect(page.getByText(/You no longer arrange travel for/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to my travelers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My travelers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Camille Tremblay' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Jonah Whitfield' })).toHaveCount(0)
  })
})
