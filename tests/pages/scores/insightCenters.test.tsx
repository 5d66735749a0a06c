import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeInsights } from '#tests/support/scores/insightsFactory.ts'

const finance = { whoami: { roles: ['FinancialOfficer' as const] } }
const path = '/reports/insights/companies/aurora'
const insights = makeInsights({ currency: 'CAD' })
const centers = [
  { id: 'cc1', number: '101', name: 'Plants' },
  { id: 'cc250', number: '250', name: 'Zinc works' },
]

/** The texts that cost centers were searched by. */
let searched: string[]
beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'insights', status: 'enabled' }])
  answer(path, insights)
  answer(`${paths.scores}/companySettings`, {
    reportingCurrency: 'CAD',
    currencies: ['CAD'],
    firstDay: null,
    months: 12,
  })
  searched = []
  network.use(
    http.get(`*/api/main${path}/cost-centers`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const ids = searchParams.get('ids')?.split(',')
      const search = searchParams.get('search') ?? ''
      if (!ids) searched.push(search)
      const fits = ({ id, name }: (typeof centers)[number]) =>
        ids ? ids.includes(id) : name.toLowerCase().includes(search.toLowerCase())
      return HttpResponse.json(centers.filter(fits))
    }),
  )
})

test('a cost center is found by the server, narrows the figures, and is taken back', async () => {
  const { user, address } = await renderRoute('travelInsights', finance)
  const field = await screen.findByRole('combobox', { name: 'Cost centres' })
  await user.type(field, 'zinc')
  await waitFor(() => expect(searched).toContain('zinc'))
  await user.click(await screen.findByRole('option', { name: /Zinc works.*250/ }))
  expect(address()).toContain('costCenter=cc250')
  const remove = await screen.findByRole('button', { name: 'Remove: Zinc works' })
  expect(screen.getByRole('combobox', { name: 'Cost centres' })).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Cost centres' })).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'All but these' })).not.toBeChecked()
  await user.click(remove)
  expect(address()).not.toContain('costCenter')
})

test('two cost centers found by the server are compared by name', async () => {
  const { user, address } = await renderRoute('travelInsights', finance)
  await user.type(await screen.findByRole('combobox', { name: 'First cost centre' }), 'plants')
  await user.click(await screen.findByRole('option', { name: /Plants/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Second cost centre' }), 'zinc')
  await user.click(await screen.findByRole('option', { name: /Zinc works/ }))
  expect(address()).toMatch(/compare=cc1(,|%2C)cc250|compare=cc1&compare=cc250/)
  expect(await screen.findByRole('columnheader', { name: 'Plants' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Zinc works' })).toBeVisible()
})
