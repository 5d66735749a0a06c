import { expect, test } from 'vitest'
import { download } from '@/http/download'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const aurora = { companyId: 'aurora' }

/** The functions with which a table is brought in. */
export function importFunctions(at: () => Awaited<ReturnType<typeof openRealBackend>>) {
  test('an import is begun, sent, checked and written, and another is canceled', async () => {
    at().actAs('admin@aurora')
    const { imports } = api
    const begun = {
      kind: 'costCenters' as const,
      fileName: 'centers.csv',
      columns: ['externalId' as const, 'nameEn' as const],
      totalRows: 2,
    }
    const { id: importId } = await imports.postImport({ ...aurora, begun }, signal)
    const importRef = { ...aurora, importId }
    const rows = [
      { row: 2, cells: ['K1', 'Kitchen'] },
      { row: 3, cells: ['K2', ''] },
    ]
    expect((await imports.postImportRows({ ...importRef, rows }, signal)).receivedRows).toBe(2)
    expect(await imports.checkImport(importRef, signal)).toMatchObject({ status: 'checked', badRows: 1 })
    const { responseData } = await imports.getImportProblems({ ...importRef, pageNumber: 1 }, signal)
    expect(responseData.map(({ row }) => row)).toEqual([3])
    for (const path of [imports.correctionsPath(importRef), imports.templatePath('aurora', 'employees')])
      expect((await download(path, 'en-CA', () => undefined, signal, 'company')).disposition).toContain('.csv')
    expect((await imports.runImport({ ...importRef, run: { mode: 'skipBad' } }, signal)).status).toBe('done')
    expect((await imports.getImport(importRef, signal)).status).toBe('done')
    // An import of cost centers adds no people.
    expect(await api.employees.getUninvited(importRef, signal)).toEqual([])
    const { id: other } = await imports.postImport({ ...aurora, begun }, signal)
    expect((await imports.cancelImport({ ...aurora, importId: other }, signal)).status).toBe('cancelled')
    expect((await imports.getImports(aurora, signal)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'done',
    ])
  })
}
