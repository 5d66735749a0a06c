import type { Browser, Locator, Page } from '@playwright/test'
import { mailTo } from '#tests/journeys/mails.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The four people of the alert are asked here only.
test.use({ house: 'rollCall' })

test('an alert leads to the people there, who are asked and answer by mail, in the application and by telephone @main', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'risk@aurora.example', '/en-us/find-travelers')
  await page.getByRole('button', { name: /^Only/ }).click()
  await page.getByRole('checkbox', { name: 'Concerned by a current alert' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/searchByTravelBreakingNews=true/)
  const map = page.getByRole('group', { name: 'Map of travelers' })
  const mark = map.getByRole('button', { name: /severe alert$/ })
  await expect(mark).toHaveAccessibleName(/: 4 travelers/)
  await drawAround(page, map, mark)

  const table = page.getByRole('table', { name: 'Travelers' })
  await expect(table.getByRole('rowheader')).toHaveCount(4)
  await expect(table.getByRole('row').filter({ hasText: 'Severe' })).toHaveCount(4)
  await page.getByRole('button', { name: 'Ask all 4 traveling now if they are safe' }).click()
  await ask(page.getByRole('dialog', { name: 'Write to these travelers' }), 'Flood in the city')

  const people = page.getByRole('table', { name: 'People' })
  const counts = page.getByRole('navigation', { name: 'People by answer' })
  await expect(counts.getByRole('link', { name: 'No answer 4' })).toBeVisible()
  const [first, second, third] = await peopleOf(people)
  let loads = 0
  page.on('load', () => loads++)
  // Rows are held while the pointer is among them.
  await page.mouse.move(0, 0)

  await answerByMail(browser, first!.address, 'On the roof of the hotel')
  await expect(counts.getByRole('link', { name: 'Needs help 1' })).toBeVisible()
  const worst = people.getByRole('row').nth(1)
  await expect(worst).toContainText(first!.name)
  await expect(worst).toContainText('Needs help')
  await expect(worst).toContainText('On the roof of the hotel')

  await answerAtHome(browser, second!.address)
  await expect(counts.getByRole('link', { name: 'Safe 1' })).toBeVisible()
  expect(loads, 'loads of the page').toBe(0)

  await page.getByRole('button', { name: `Record answer for ${third!.name}` }).click()
  await record(page.getByRole('dialog', { name: `Answer for ${third!.name}` }), 'Spoke by telephone at 14:05')
  await expect(counts.getByRole('link', { name: 'Safe 2' })).toBeVisible()
  await expect(counts.getByRole('link', { name: 'No answer 1' })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText(`Ingrid Solberg recorded for ${third!.name}: safe. Spoke by telephone at 14:05`)
  await expect(history).toContainText(`${first!.name} needs help`)
  await expect(history).toContainText(`${second!.name} is safe`)
})

/** Drags a rectangle around a mark of the map. */
async function drawAround(page: Page, map: Locator, mark: Locator): Promise<void> {
  await map.getByRole('button', { name: 'Draw an area' }).click()
  await page.getByTestId('draw-layer').scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await mark.boundingBox())!
  const [middle, center] = [x + width / 2, y + height / 2]
  await page.mouse.move(middle - 30, center - 25)
  await page.mouse.down()
  await page.mouse.move(middle + 30, center + 25, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('Drawn area, 4 corners')).toBeVisible()
}

/** Sends the question of a dialog, and follows the answers. */
async function ask(dialog: Locator, about: string): Promise<void> {
  await expect(dialog.getByText('4 people', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^What happened/ }).fill(about)
  await dialog.getByRole('button', { name: 'Ask now' }).click()
  await expect(dialog.getByText('Sent to 4 people')).toBeVisible()
  await dialog.getByRole('link', { name: 'Follow the answers' }).click()
}

/** The asked people with their addresses, in the order of the page. */
async function peopleOf(table: Locator): Promise<{ name: string; address: string }[]> {
  await expect(table.getByRole('rowheader')).toHaveCount(4)
  const rows = await table.getByRole('row').filter({ hasText: '@' }).all()
  return Promise.all(
    rows.map(async (row) => ({
      name: (await row.getByRole('button', { name: /^Record answer for/ }).getAttribute('aria-label'))!.slice(18),
      address: /[a-z.-]+@aurora\.example/.exec((await row.textContent()) ?? '')![0],
    })),
  )
}

/** Opens the link of the mail in a browser without a session, asks for help and says where. */
async function answerByMail(browser: Browser, address: string, note: string): Promise<void> {
  const letter = await mailTo(address, /Flood in the city/)
  const link = /http\S+answer=needsHelp/.exec(letter)![0]
  const reader = await browser.newPage()
  // The link has the language of its person.
  await reader.goto(link.replace(/\/[a-z]{2}-[a-z]{2}\//, '/en-us/'))
  await reader.getByRole('button', { name: 'I need help' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('You asked for help')
  await reader.getByRole('textbox', { name: /Where are you/ }).fill(note)
  await reader.getByRole('button', { name: 'Send' }).click()
  await expect(reader.getByText('Your message has been sent.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByText(/a link answers once/)).toBeVisible()
  await reader.close()
}

/** Signs in elsewhere and answers the question on Home. */
async function answerAtHome(browser: Browser, address: string): Promise<void> {
  const own = await browser.newPage()
  await arriveAs(own, address)
  const question = own.getByRole('region', { name: /^Are you safe\?/ })
  await question.getByRole('button', { name: 'I am safe' }).click()
  await expect(own.getByText('Thank you. Your company’s risk advisors see it now.')).toBeVisible()
  await own.close()
}

/** Records an answer on behalf of its person. */
async function record(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByText('Safe', { exact: true }).click()
  await dialog.getByRole('textbox', { name: /^How do you know/ }).fill(reason)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
