import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Import } from '#contract/employees/imports.ts'
import { learnAdditions } from '@/http/additions'
import { makeImport } from '#tests/support/admin/importFactory.ts'
import { answer, answerChange, failChange } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const one = '/admin/companies/aurora/imports/i1'
const checked = makeImport({ status: 'checked', receivedRows: 3, checkedRows: 3, toAdd: 1, toChange: 1 })
const openImport = (at: Import) => {
  answer(one, at)
  const whoami = { roles: ['Admin' as const] }
  return renderRoute('importTable', { path: '/admin/import?kind=employees&import=i1', whoami })
}
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'imports', status: 'enabled' }])
})

test('an import that takes the access of an administrator names them, and asks before it writes', async () => {
  const ada = { id: 'e7', name: 'Ada Quill', loses: 'access' as const, tokenNames: ['Entra'] }
  const bo = { id: 'e8', name: 'Bo Quill', loses: 'role' as const, tokenNames: [] }
  const sent = answerChange('post', `${one}/run`, makeImport({ ...checked, status: 'done', badRows: 0 }))
  const { user } = await openImport(makeImport({ ...checked, administrators: [ada, bo] }))
  expect(await screen.findByText('This file takes the access of 2 administrators')).toBeVisible()
  expect(screen.getByText(/Ada Quill is deactivated.*The provisioning token Entra ends/)).toBeVisible()
  expect(screen.getByText('Bo Quill is no longer an administrator.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(sent).toEqual([])
  expect(screen.getByRole('button', { name: 'Do not import' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Do not import' }))
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible()
  expect(sent).toEqual([{ mode: 'allOrNothing', administrators: ['e7', 'e8'] }])
})

test('an import whose administrators have changed since the question is checked again', async () => {
  failChange('post', `${one}/run`, 409, 'administratorsNotConfirmed')
  const { user } = await openImport(checked)
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText(/no longer the same as in the question/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Check again' }).length).toBeGreaterThan(0)
})
