import type { Page } from '@playwright/test'
import { arriveAs, expect, test } from '#tests/journeys/person.ts'

// The queue of the agent has these requests only besides those of the demo.
test.use({ house: 'helpDesk', provoked: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 409/ })

/** Opens a request in Spanish about the first trip of the choice. */
async function askInSpanish(page: Page, text: string): Promise<void> {
  await arriveAs(page, 'organiser@aurora.example', '/es-mx/help-desk')
  await page.getByRole('button', { name: 'Preguntar al servicio de ayuda' }).click()
  await page.getByRole('combobox', { name: '¿De qué se trata?' }).selectOption({ label: 'Cambiar fechas u horarios' })
  await page.getByRole('combobox', { name: 'Viaje' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Su mensaje/ }).fill(text)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiar fechas u horarios' })).toBeVisible()
  await expect(page.getByRole('log')).toContainText(text)
}

test('a Spanish-speaking traveler asks about a trip, reads the answer of an agent as it comes, and solves the request @main', async ({
  page,
  browser,
}) => {
  const agent = await browser.newPage()
  await arriveAs(agent, 'agent@northline.example', '/en-us/help-desk/agent')
  await expect(agent.getByText('Connected: answers appear here by themselves')).toBeVisible()

  await askInSpanish(page, '¿Puedo volver un día después?')
  let loads = 0
  page.on('load', () => loads++)
  await expect(page.getByText('En conexión: las respuestas aparecen aquí por sí solas')).toBeVisible()

  const row = agent.getByRole('row').filter({ hasText: 'Lucía Herrera' }).filter({ hasText: 'Waiting for us' })
  await expect(row).toContainText('Aurora Industries')
  await expect(row).toContainText('Change dates or times')
  await row.getByRole('link', { name: 'Lucía Herrera' }).click()
  await expect(agent.getByRole('log')).toContainText('¿Puedo volver un día después?')
  await expect(agent.locator('main')).not.toContainText('@aurora.example')
  await agent.getByRole('button', { name: 'Take it' }).click()
  await agent.getByRole('textbox', { name: 'Message' }).fill('Sí, con un cargo de 40 CAD.')
  await agent.getByRole('button', { name: 'Send' }).click()

  await expect(page.getByRole('log')).toContainText('Sí, con un cargo de 40 CAD.')
  await expect(page.getByText('Ana se encarga')).toBeVisible()
  // An agent is there, so the demo has not answered by itself.
  await expect(page.getByRole('log')).not.toContainText('respuesta automática')
  await page.getByRole('button', { name: 'Marcar como resuelta' }).click()
  await expect(page.getByText(/^Esta solicitud está resuelta/)).toBeVisible()
  expect(loads, 'loads of the page').toBe(0)
  await expect(agent.getByText('An answer here sends the request back to the traveler.')).toBeVisible()
  await agent.close()
})

test('an answer that the traveler has not read is a notification that leads to its request', async ({
  page,
  browser,
}) => {
  await askInSpanish(page, 'Una pregunta sobre el asiento')
  await page.goto('/es-mx/dashboard/trips')
  const agent = await browser.newPage()
  await arriveAs(agent, 'agent@northline.example', '/en-us/help-desk/agent')
  await agent
    .getByRole('row')
    .filter({ hasText: 'Lucía Herrera' })
    .filter({ hasText: 'Waiting for us' })
    .getByRole('link', { name: 'Lucía Herrera' })
    .first()
    .click()
  await agent.getByRole('textbox', { name: 'Message' }).fill('El 12A está libre.')
  await agent.getByRole('button', { name: 'Send' }).click()
  await expect(agent.getByRole('log')).toContainText('El 12A está libre.')
  await agent.close()
  await page.goto('/es-mx/action-center')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'El servicio de ayuda respondió a su solicitud' })
    .getByRole('link', { name: /Leer la respuesta/ })
    .click()
  await expect(page.getByRole('log')).toContainText('El 12A está libre.')
})

test('a message written without a connection stays, and is sent once when the connection is back', async ({ page }) => {
  await arriveAs(page, 'traveller@aurora.example', '/en-us/help-desk')
  await page.getByRole('link', { name: 'Change dates or times' }).click()
  const text = page.getByRole('textbox', { name: 'Message' })
  await text.fill('The one at 18')
  await page.context().setOffline(true)
  await text.pressSequentially(':40, please.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message is not sent yet')).toBeVisible()
  await expect(text).toHaveValue('The one at 18:40, please.')
  await page.context().setOffline(false)
  const sent = page.getByRole('log').getByText('The one at 18:40, please.')
  await expect(sent).toBeVisible()
  await expect(text).toHaveValue('')
  await page.reload()
  await expect(sent).toHaveCount(1)
})

test('another language brings data, answers and stream of the help desk anew', async ({ page }) => {
  const streams: string[] = []
  page.on('request', (request) => request.url().includes('/help-desk/events') && streams.push(request.url()))
  await arriveAs(page, 'traveller@aurora.example', '/en-us/help-desk')
  const mine = page.getByRole('region', { name: 'My requests' })
  await expect(mine).toContainText('Montreal →')
  await expect(page.getByText('Connected: answers appear here by themselves')).toBeVisible()
  const before = streams.length
  let loads = 0
  page.on('load', () => loads++)
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('fr-ca')
  await expect(page.getByRole('region', { name: 'Mes demandes' })).toContainText('Montréal →')
  await expect(page.getByText('Comment réserver un voyage?')).toBeVisible()
  await expect(page.getByText(/^Connexion établie/)).toBeVisible()
  expect(streams.length).toBeGreaterThan(before)
  expect(loads, 'loads of the page').toBe(0)
})

test('signing out leaves the help desk before it goes to the logout route', async ({ page }) => {
  await arriveAs(page, 'vip@aurora.example', '/fr-ca/help-desk')
  await expect(page.getByText('Connexion établie', { exact: false })).toBeVisible()
  const order: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE' && request.url().endsWith('/help-desk-token')) order.push('help desk')
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/logout') order.push('logout')
  })
  await page
    .getByRole('button', { name: /^Compte/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Déconnexion' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => order.slice(0, 2)).toEqual(['help desk', 'logout'])
})
