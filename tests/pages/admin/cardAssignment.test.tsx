import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { AssignedCenters } from '@/domains/admin/paymentMethods/AssignedCenters'
import { AssignedPeople } from '@/domains/admin/paymentMethods/AssignedPeople'
import { FormScope } from '@/forms/section/FormScope'
import { makeCostCenter, makeCostCenterPage } from '#tests/support/admin/costCenterFactory.ts'
import { network } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

interface SceneProps {
  of: 'employees' | 'costCenters'
}
function Scene({ of }: SceneProps) {
  const form = useForm({ defaultValues: { employees: [], costCenters: [] } })
  return (
    <FormScope form={form} id="scene" labelId={() => 'companyCards.assign'}>
      {of === 'employees' ? <AssignedPeople /> : <AssignedCenters />}
    </FormScope>
  )
}

/** Opens one of both choices; nothing on the server fits. */
async function open(of: SceneProps['of'], locale: 'en-ca' | 'fr-ca' | 'es-mx') {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url).searchParams.get('term') ?? '')
  network.use(
    http.get('*/admin/companies/aurora/employees/auto-complete', ({ request }) => {
      note(request)
      return HttpResponse.json([])
    }),
    http.get('*/admin/companies/aurora/cost-centers', ({ request }) => {
      // Without a term the field learns whether there is any cost center.
      if (!new URL(request.url).searchParams.has('term'))
        return HttpResponse.json(makeCostCenterPage([makeCostCenter()]))
      note(request)
      return HttpResponse.json(makeCostCenterPage([]))
    }),
  )
  const { user } = await renderPage(<Scene of={of} />, { locale, messages: ['staff', 'administration', 'forms'] })
  return { user, asked, field: screen.getByRole('combobox') }
}

test.each([
  ['employees', 'en-ca', 'Type at least 2 characters', 'No elements found'],
  ['costCenters', 'en-ca', 'Type at least 2 characters', 'No elements found'],
  ['costCenters', 'fr-ca', 'Écrivez au moins 2 caractères', 'Aucun élément trouvé'],
  ['costCenters', 'es-mx', 'Escriba al menos 2 caracteres', 'No se encontraron elementos'],
] as const)('§8 the assignment of a card finds nothing before a search: %s, %s', async (of, locale, type, nothing) => {
  const { user, field, asked } = await open(of, locale)
  await user.type(field, '1')
  expect(await screen.findByText(type)).toBeVisible()
  await user.type(field, ' ')
  expect(screen.getByText(type)).toBeVisible()
  expect(screen.queryByText(nothing)).toBeNull()
  await user.clear(field)
  await user.type(field, 'zz')
  expect(await screen.findByText(nothing)).toBeVisible()
  expect(asked).toEqual(['zz'])
})
