import { expectColoursIn, expectNoViolations } from '#tests/journeys/axe.ts'
import { copyDemo } from '#tests/journeys/copiedDemo.ts'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'
import { serveBuild } from '#tests/journeys/servedBuild.ts'

/** The pages for developers, which only a build with their setting has. The gallery shows every part in each state. */
const pages = ['developer', 'developer/i18n', 'developer/garda-alerts', 'developer/comp-ap']

test('a build for developers has their pages, and every part is accessible in every look', async ({ page }) => {
  // It builds the application, which takes minutes on a busy machine.
  test.setTimeout(300_000)
  const { variables, drop } = await copyDemo('developer')
  const { address, close } = await serveBuild({ VITE_DEVELOPER_OPTIONS: 'true' }, variables)
  try {
    for (const path of pages) {
      await arriveAs(page, 'everything@aurora.example', `${address}/en-us/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A chart is drawn once it is seen. Two of the gallery have nothing to draw.
      const charts = page.getByRole('region', { name: 'Charts' }).getByRole('region')
      for (const chart of await charts.all()) await chart.scrollIntoViewIfNeeded()
      if (path.endsWith('comp-ap')) await expect(charts.locator('svg.recharts-surface').first()).toBeVisible()
      await expectNoViolations(page)
      for (const look of ['dark', 'contrast', 'light'] as const) await expectColoursIn(page, look)
    }
  } finally {
    await page.close()
    await close()
    await drop()
  }
})
