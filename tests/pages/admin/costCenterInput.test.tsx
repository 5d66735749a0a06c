import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { FormScope } from '@/forms/section/FormScope'
import { makeCostCenter, makeCostCenterPage } from '#tests/support/admin/costCenterFactory.ts'
import { answer, network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const list = '/admin/companies/aurora/cost-centers'
const above = makeCostCenter({ id: 'cc-top', names: [{ locale: 'en-CA', value: 'Operations' }] })

function Scene({ chosen = '' }: { chosen?: string }) {
  const form = useForm({ defaultValues: { costCenter: chosen } })
  const held = useWatch({ control: form.control, name: 'costCenter' })
  return (
    <FormScope form={form} id="scene" labelId={() => 'routes.costCenter'}>
      <CostCenterInput name="costCenter" />
      <output data-testid="held">{held}</output>
    </FormScope>
  )
}
const show = (chosen?: string) =>
  renderPage(<Scene {...(chosen && { chosen })} />, { messages: ['admin', 'forms', 'tables'] })

test('an active cost center is found by number or name after a pause, with its ancestors', async () => {
  const asked: string[] = []
  network.use(
    http.get(`*/api/main${list}`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(makeCostCenterPage([makeCostCenter({ above: [above] })]))
    }),
  )
  const { user } = await show()
  const field = screen.getByRole('combobox', { name: 'Cost centre' })
  await user.type(field, '420')
  const option = await screen.findByRole('option', { name: /4200 Sales/ })
  expect(option).toHaveTextContent('Operations')
  expect(asked).toEqual([expect.stringContaining('term=420')])
  expect(asked[0]).toContain('status=active')
  await user.click(option)
  expect(field).toHaveValue('4200 Sales')
  expect(screen.getByTestId('held')).toHaveTextContent('cc-sales')
  await user.clear(field)
  expect(screen.getByTestId('held')).toBeEmptyDOMElement()
})

test('the opened value is named, and a search without results suggests what to try', async () => {
  answer(`${list}/cc-sales`, makeCostCenter())
  answer(list, makeCostCenterPage([]))
  const { user } = await show('cc-sales')
  const field = screen.getByRole('combobox', { name: 'Cost centre' })
  await waitFor(() => expect(field).toHaveValue('4200 Sales'))
  await user.clear(field)
  await user.type(field, 'zzz')
  expect(await screen.findByText('No cost centre found. Try its number or name.')).toBeVisible()
})
