import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endFirstScreen } from '@/lib/firstScreen'
import { admin, makePage, openEmployeeDesk, showEmployee } from '#tests/support/admin/employeeDesk.ts'
import { makeEmployee } from '#tests/support/admin/employeeFactory.ts'
import { answer } from '#tests/support/page/network.ts'

test('the page of an employee shows what was changed and by whom, once the form is there', async () => {
  openEmployeeDesk()
  const changes = [
    { field: 'status', from: 'inactive', to: 'active' },
    { field: 'email', from: null, to: null },
  ]
  const change = { id: 'c1', at: '2026-05-11T12:00:00Z', actorName: 'Noor Haddad', isProvisioned: false }
  answer(
    `${admin}/changes`,
    makePage([{ ...change, entity: 'employee', entityId: 'e-ada', entityName: 'Ada', action: 'changed', changes }]),
  )
  await showEmployee(makeEmployee())
  expect(await screen.findByLabelText(/^First name/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
  endFirstScreen()
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByText('Status: inactive → active')).toBeVisible()
  expect(history.getByText('E-mail')).toBeVisible()
  expect(history.getByText('Noor Haddad')).toBeVisible()
})
