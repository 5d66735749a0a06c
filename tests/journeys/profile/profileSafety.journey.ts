import type { Page } from '@playwright/test'
import { settle } from '#tests/journeys/activity.ts'
import { arriveAs, enterPassword, expect, test } from '#tests/journeys/person.ts'

const personal = '/en-us/dashboard/profile/personal'
const identity = (page: Page) => page.getByRole('region', { name: 'Identity', exact: true })
const middleName = (page: Page) => identity(page).getByLabel('Middle name')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('waymark.draft.')))
/** Typing is kept once it pauses. */
const expectKept = (page: Page) => expect.poll(() => drafts(page)).toHaveLength(1)

// One stops the clock of the browser.
test.use({ isFresh: true })

test.describe('in two windows', () => {
  // The server refuses the second save, which the browser reports.
  test.use({ provoked: /status of 412/ })

  test('a name changed in two windows shows both values in the second, and keeps a change beside it', async ({
    page,
    context,
  }) => {
    await arriveAs(page, 'admin@boreal.example', personal)
    const second = await context.newPage()
    await second.goto(personal)
    await expect(middleName(second)).toBeEditable()

    await middleName(page).fill('Alasdair')
    await identity(page)
      .getByLabel(/^Last name/)
      .fill('McTavish Ross')
    await save(page).click()
    await expect(page.getByText(/^Saved at/)).toBeVisible()

    await middleName(second).fill('Angus')
    await save(second).click()
    const notice = identity(second).getByRole('group', { name: 'Another person changed this meanwhile' })
    await expect(notice).toBeFocused()
    await expect(notice).toContainText('What you typed: Angus')
    await expect(notice).toContainText('What is saved now: Alasdair')
    await notice.getByRole('button', { name: 'Save what I typed' }).click()
    await expect(second.getByText(/^Saved at/)).toBeVisible()
    await expect(notice).toHaveCount(0)

    await page.reload()
    await expect(middleName(page)).toHaveValue('Angus')
    await expect(identity(page).getByLabel(/^Last name/)).toHaveValue('McTavish Ross')
  })
})

test('typed values outlive an idle sign-out, encrypted, and are back for the same person', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await arriveAs(page, 'finance@aurora.example', personal)
  await settle(page)
  await middleName(page).fill('Maximilien')
  await page.clock.runFor(1000)
  await expectKept(page)
  await page.clock.fastForward(1490 * 1000)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.clock.fastForward(301 * 1000)
  await expect(page.getByRole('heading', { name: 'Your session ended' })).toBeVisible()
  await expectKept(page)
  const stored = () => [sessionStorage, localStorage].flatMap((each) => Object.entries(each)).flat()
  expect((await page.evaluate(stored)).join()).not.toContain('Maximilien')

  // The provider's clock went on as it was.
  await context.clock.setSystemTime(Date.now())
  await page.goto(personal)
  await enterPassword(page, 'finance@aurora.example')
  await expect(page.getByText('Your unsaved changes are still here')).toBeVisible()
  await expect(middleName(page)).toHaveValue('Maximilien')
})

test('leaving asks, staying keeps the typed values, and signing out leaves nothing in any tab @main', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'finance@aurora.example', personal)
  const other = await context.newPage()
  await other.goto(personal)
  for (const tab of [page, other]) {
    await middleName(tab).fill('Blaise')
    await expectKept(tab)
  }
  await page.getByRole('link', { name: 'My trips' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(middleName(page)).toHaveValue('Blaise')

  // The browser asks before it closes the tab.
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await expect(middleName(page)).toHaveValue('Blaise')

  await page.getByRole('button', { name: /^Account/ }).click()
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('link', { name: 'Logout' }))
    .click()
  await question.getByRole('button', { name: 'Leave' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await drafts(tab)).toEqual([])
  }
})
