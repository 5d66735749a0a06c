import { describe, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import { guestDesk } from '#tests/support/guests/guestDesk.ts'

// §2 guests: their changes in the company's record of changes.

const desk = await guestDesk()

describe('the company’s record of changes', () => {
  const path = '/company/admin/companies/aurora/changes'
  const changesOf = async ({ employeeId }: GuestDetail) =>
    (await desk.get<CompanyChangePage>('admin@aurora', `${path}?entityId=${employeeId}`)).responseData

  test('the record has each change of a guest with its author, and personal values in none', async () => {
    const guest = await desk.add()
    const there = `${desk.list}/${guest.employeeId}`
    const what = { dateOfBirth: '1990-01-02', phoneNumber: '7700 900999', phoneCountryCode: '49', hasAccess: false }
    await desk.send('PUT', there, desk.changed(guest, what))
    await desk.send('POST', `${there}/extension`, { endDate: desk.day(40) })
    await desk.send('POST', `${there}/deactivation`)
    await desk.send('POST', `${there}/extension`, { endDate: desk.day(40) })
    const changes = await changesOf(guest)
    expect(changes.map(({ action, changes: fields }) => [action, fields])).toEqual([
      ['activated', [{ field: 'status', from: 'inactive', to: 'active' }]],
      ['deactivated', [{ field: 'status', from: 'active', to: 'inactive' }]],
      ['changed', [{ field: 'endDate', from: desk.day(30), to: desk.day(40) }]],
      [
        'changed',
        expect.arrayContaining([
          { field: 'dateOfBirth', from: null, to: null },
          { field: 'mobilePhone', from: null, to: null },
          { field: 'hasAccess', from: 'true', to: 'false' },
        ]),
      ],
      [
        'added',
        [
          { field: 'endDate', from: null, to: desk.day(30) },
          { field: 'hasAccess', from: null, to: 'true' },
        ],
      ],
    ])
    for (const change of changes)
      expect(change).toMatchObject({ entity: 'guest', entityName: 'Ada Quill', actorName: 'Marcus Oyelaran' })
    expect(JSON.stringify(changes)).not.toMatch(/1990-01-02|900999/)
  })

  test('the record finds a guest by name, and its table names the guest', async () => {
    const guest = await desk.add({ firstName: 'Ottilie', lastName: 'Zander' })
    const query = '?search=zander&entity=guest'
    const { responseData } = await desk.get<CompanyChangePage>('admin@aurora', path + query)
    expect(responseData.map(({ entityId }) => entityId)).toEqual([guest.employeeId])
    const table = await (await desk.sendAs('admin@aurora', `${path}/table${query}`)).text()
    expect(table).toContain(',Marcus Oyelaran,no,Guest,Ottilie Zander,added,Last day,,')
  })

  test('the record keeps that a guest was removed, without the name', async () => {
    const guest = await desk.add()
    await desk.send('DELETE', `${desk.list}/${guest.employeeId}`)
    expect((await changesOf(guest))[0]).toMatchObject({
      action: 'removed',
      entityName: '',
      actorName: 'Marcus Oyelaran',
    })
  })
})
