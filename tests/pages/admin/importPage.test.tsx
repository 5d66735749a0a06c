import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { http, HttpResponse } from 'msw'
import type { BadRowPage, Import } from '#contract/employees/imports.ts'
import { learnAdditions } from '@/http/additions'
import { makeImport } from '#tests/support/admin/importFactory.ts'
import { answer, answerChange, failChange, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const all = '/admin/companies/aurora/imports'
const one = `${all}/i1`
const whoami = { roles: ['Admin' as const] }
const table =
  'Number,First name,Last name,E-mail\n1,Ada,Quill,ada@q.example\n2,Bo,Quill,bo@q.example\n3,Cy,Quill,none\n'
const fileOf = (text: string) => new File([text], 'people.csv', { type: 'text/csv' })
const checked = makeImport({ status: 'checked', receivedRows: 3, checkedRows: 3, toAdd: 1, toChange: 1, badRows: 1 })
const badRows: BadRowPage = {
  nextPage: null,
  prevPage: null,
  totalItemCount: 1,
  totalPageCount: 1,
  responseData: [
    { row: 4, problems: [{ column: 'email', value: 'none', code: 'email', text: 'Write an e-mail address.' }] },
  ],
}

const open = (path = '/admin/import') => renderRoute('importTable', { path, whoami })
const openImport = (at: Import) => {
  answer(one, at)
  answer(`${one}/problems`, badRows)
  return open('/admin/import?kind=employees&import=i1')
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) =>
  user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), fileOf(text))

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'imports', status: 'enabled' }])
  answer(all, [])
})

describe('choosing a file to import', () => {
  test('a file is sent and checked, and its effect is shown before anything is written', async () => {
    const begun = answerChange('post', all, makeImport())
    answer(one, makeImport())
    answer(`${one}/problems`, badRows)
    const sent = answerChange('post', `${one}/rows`, makeImport({ receivedRows: 3 }))
    answerChange('post', `${one}/check`, checked)
    const { user, address } = await open()
    await choose(user, table)
    const heading = await screen.findByRole('heading', { name: 'people.csv is checked; nothing is written yet' })
    expect(heading).toHaveFocus()
    expect(address()).toBe('/en-ca/admin/import?kind=employees&import=i1')
    expect(begun).toEqual([
      {
        kind: 'employees',
        fileName: 'people.csv',
        columns: ['externalId', 'firstName', 'lastName', 'email'],
        totalRows: 3,
      },
    ])
    expect(sent).toMatchObject([{ rows: [{ row: 2, cells: ['1', 'Ada', 'Quill', 'ada@q.example'] }, {}, { row: 4 }] }])
    const bad = await screen.findByRole('row', { name: /^Row 4/ })
    expect(bad).toHaveTextContent('E-mail “none” Write an e-mail address.')
    expect(screen.getByRole('button', { name: 'Download bad rows' })).toBeVisible()
  })

  test('a table of another encoding is sent only once its reader has chosen how its words are spelled', async () => {
    const begun = answerChange('post', all, makeImport({ totalRows: 2 }))
    answer(one, makeImport({ totalRows: 2 }))
    answer(`${one}/problems`, badRows)
    const sent = answerChange('post', `${one}/rows`, makeImport({ totalRows: 2, receivedRows: 2 }))
    answerChange('post', `${one}/check`, checked)
    const { user } = await open()
    const letters =
      'Number,First name,Last name,E-mail\r1,Ren\x8e,Caf\x8e,a@q.example\r2,H\x8el\x8fne,Quill,b@q.example\r'
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' })
    await user.upload(input, new File([bytes], 'people.csv', { type: 'text/csv' }))
    const question = await screen.findByRole('radiogroup', { name: 'Which line is spelled right?' })
    expect(within(question).getByRole('radio', { name: 'René · Hélène' })).toBeChecked()
    await user.click(within(question).getByRole('radio', { name: 'RenŽ · HŽlŹne' }))
    await user.click(within(question).getByRole('radio', { name: 'René · Hélène' }))
    expect(begun).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Continue with this spelling' }))
    expect(await screen.findByRole('row', { name: /^Row 4/ })).toBeVisible()
    expect(sent).toMatchObject([
      { rows: [{ cells: ['1', 'René', 'Café', 'a@q.example'] }, { cells: ['2', 'Hélène', 'Quill', 'b@q.example'] }] },
    ])
    expect(screen.queryByRole('radiogroup', { name: 'Which line is spelled right?' })).toBeNull()
  })

  test('a wrong heading is named with the suggested one, and can be left out', async () => {
    const begun = answerChange('post', all, makeImport())
    answer(one, makeImport())
    answer(`${one}/problems`, badRows)
    answerChange('post', `${one}/rows`, makeImport({ receivedRows: 3 }))
    answerChange('post', `${one}/check`, checked)
    const { user } = await open()
    await choose(user, table.replace('E-mail', 'E-mail,Job titel'))
    expect(await screen.findByText('“Job titel”: did you mean “Job title”?')).toBeVisible()
    expect(begun).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Continue without them' }))
    expect(await screen.findByRole('row', { name: /^Row 4/ })).toBeVisible()
    expect(begun).toHaveLength(1)
  })

  test('a missing required column is named and stops the import', async () => {
    const { user } = await open()
    await choose(user, 'Number,First name,E-mail\n1,Ada,ada@q.example\n')
    expect(await screen.findByText(/These columns are missing: Last name/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue without them' })).toBeNull()
  })

  test.each([
    ['', 'There are no rows in this file'],
    ['PK\u0003\u0004', 'This is a spreadsheet'],
  ])('a file of %j is refused with an explanation', async (text, words) => {
    const { user } = await open()
    await choose(user, text)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
  })

  test('cost centers are the other choice, which is in the address', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Cost centres' }))
    expect(address()).toBe('/en-ca/admin/import?kind=costCenters')
  })

  test('the latest imports are listed with their state', async () => {
    answer(all, [checked])
    await open()
    const link = await screen.findByRole('link', { name: 'people.csv' })
    expect(link).toHaveAttribute('href', '/en-ca/admin/import?kind=employees&import=i1')
    expect(link.closest('li')).toHaveTextContent(/by Priya Raghavan, .*checked/)
  })
})

describe('a failed step of an import', () => {
  test("a failed step loses nothing, and trying again continues from the server's state", async () => {
    answerChange('post', all, makeImport())
    answer(one, makeImport())
    answer(`${one}/problems`, badRows)
    failChange('post', `${one}/rows`)
    const { user } = await open()
    await choose(user, table)
    expect(await screen.findByText('This step did not work')).toBeVisible()
    answer(one, makeImport({ receivedRows: 2 }))
    const sent = answerChange('post', `${one}/rows`, makeImport({ receivedRows: 3 }))
    answerChange('post', `${one}/check`, checked)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: /is checked/ })).toBeVisible()
    expect(sent).toMatchObject([{ rows: [{ row: 4 }] }])
  })

  test('a reload asks for the file again, and refuses another one', async () => {
    const { user } = await openImport(makeImport({ receivedRows: 2 }))
    expect(await screen.findByText(/The file is no longer open. Choose people.csv again/)).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Reading the rows' })).toHaveAttribute('value', '2')
    await choose(user, table.replace('3,Cy,Quill,none\n', ''))
    expect(await screen.findByText(/This is not the file/)).toBeVisible()
    const sent = answerChange('post', `${one}/rows`, makeImport({ receivedRows: 3 }))
    answerChange('post', `${one}/check`, checked)
    await choose(user, table)
    expect(await screen.findByRole('heading', { name: /is checked/ })).toBeVisible()
    expect(sent).toMatchObject([{ rows: [{ row: 4 }] }])
  })
})

describe('writing an import', () => {
  test('an all-or-nothing import explains bad rows, and skipping them writes the rest', async () => {
    const { user } = await openImport(checked)
    const start = await screen.findByRole('button', { name: 'Import 2 rows' })
    expect(start).toHaveAccessibleDescription(/There are rows with mistakes/)
    const modes: unknown[] = []
    const answers = [
      makeImport({ ...checked, status: 'running', mode: 'skipBad', doneRows: 2 }),
      makeImport({ ...checked, status: 'done', mode: 'skipBad', doneRows: 3, endedAt: '2026-05-09T12:00:00Z' }),
    ]
    network.use(
      http.post(`*/api/main${one}/run`, async ({ request }) => {
        modes.push(await request.json())
        return HttpResponse.json(answers[modes.length - 1])
      }),
    )
    await user.click(start)
    expect(modes).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Leave out the bad rows' }))
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByRole('heading', { name: 'The import is done' })).toHaveFocus()
    expect(modes).toEqual([{ mode: 'skipBad' }, { mode: 'skipBad' }])
    expect(screen.getByRole('link', { name: 'See the employees' })).toHaveAttribute('href', '/en-ca/admin/employees')
    expect(screen.getByText(/New people were not invited yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Invite new people' })).toHaveAttribute(
      'href',
      '/en-ca/admin/employees?importId=i1',
    )
    const leftOut = screen.getByText('Left out').closest('dl')!
    expect(within(leftOut).getByText('1')).toBeVisible()
  })

  test('an import with good rows only needs no choice', async () => {
    const sent = answerChange('post', `${one}/run`, makeImport({ ...checked, status: 'done', badRows: 0 }))
    const { user } = await openImport(makeImport({ ...checked, badRows: 0 }))
    const start = await screen.findByRole('button', { name: 'Import 2 rows' })
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(start)
    expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible()
    expect(sent).toEqual([{ mode: 'allOrNothing' }])
  })

  test('an import left while it was written waits to be continued', async () => {
    const running = makeImport({ ...checked, status: 'running', mode: 'skipBad', doneRows: 2 })
    const { user } = await openImport(running)
    expect(await screen.findByRole('progressbar', { name: 'Writing the rows' })).toHaveAttribute('value', '2')
    answerChange('post', `${one}/run`, makeImport({ ...running, status: 'done', doneRows: 3 }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible()
  })

  test('an import can be canceled, which explains what stays', async () => {
    const { user } = await openImport(checked)
    const cancelled = makeImport({ ...checked, status: 'cancelled', endedAt: '2026-05-09T12:00:00Z' })
    answerChange('post', `${one}/cancel`, cancelled)
    await user.click(await screen.findByRole('button', { name: 'Cancel the import' }))
    expect(await screen.findByRole('heading', { name: 'The import was cancelled' })).toHaveFocus()
    expect(screen.getByText(/Nothing was written/)).toBeVisible()
  })

  test('another administrator sees the import, and can only cancel it', async () => {
    await openImport({ ...checked, isOwn: false })
    expect(await screen.findByText(/Only Priya Raghavan can continue this import/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel the import' })).toBeVisible()
  })
})

test('a backend without imports is explained', async () => {
  learnAdditions([])
  await open()
  expect(screen.getByRole('heading', { name: 'Files cannot be imported here' })).toBeVisible()
})
