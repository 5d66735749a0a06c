import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { expectSound } from '#tests/journeys/sound.ts'

// Colors are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' }, house: 'accessibleHelpDesk' })

test('axe finds nothing on the help desk, a request and the pages of its agent', async ({ page, browser }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/help-desk?ask=yes')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectSound(page)
  await page.goto('/en-us/help-desk/requests/hd-aurora-dates')
  await expect(page.getByRole('log')).toContainText('My meeting moved by a day')
  await expectSound(page)

  const agent = await browser.newPage({ reducedMotion: 'reduce' })
  await arriveAs(agent, 'agent@northline.example', '/en-us/help-desk/agent')
  await expect(agent.getByRole('link', { name: 'Camille Tremblay' }).first()).toBeVisible()
  await expectSound(agent)
  await agent.getByRole('link', { name: 'Camille Tremblay' }).first().click()
  await expect(agent.getByRole('log')).toBeVisible()
  await expectSound(agent)
  await agent.close()
})
