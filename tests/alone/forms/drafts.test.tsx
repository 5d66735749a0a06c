import { beforeEach, describe, expect, test } from 'vitest'
import { dropDraft, findDraft, saveDraft } from '@/forms/draft/drafts'
import { endSessionEpoch } from '@/http/sessionEpoch'
import { storage } from '@/lib/storage'
import { answer, draftKey } from '#tests/support/page/network.ts'

// Each test has its own person, because the key of the last one is cached.
let person = 0
const place = () => ({ owner: { companyId: 'aurora', profileId: `draft-${person}` }, form: 'identity' })
const typed = (middleName: string) => ({
  at: '2026-05-04T08:00:00Z',
  typed: { middleName },
  opened: { middleName: '' },
})

describe('a draft that waits for the key', () => {
  beforeEach(() => {
    storage.write('accessToken', 'theirs')
    person += 1
    answer(`/companies/aurora/profiles/draft-${person}/draft-key`, draftKey)
  })

  test('a draft is kept encrypted and found again', async () => {
    await saveDraft(place(), typed('Zoë'))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Zoë')
    expect((await findDraft(place()))?.typed).toEqual({ middleName: 'Zoë' })
  })

  test('a draft is found while it is still being stored', async () => {
    void saveDraft(place(), typed('Zoë'))
    expect((await findDraft(place()))?.typed).toEqual({ middleName: 'Zoë' })
  })

  test('a draft is not kept once it was saved or discarded', async () => {
    const keeping = saveDraft(place(), typed('Zoë'))
    dropDraft(place())
    await keeping
    expect(sessionStorage).toHaveLength(0)
  })

  test('a draft is not kept after signing out', async () => {
    const keeping = saveDraft(place(), typed('Zoë'))
    endSessionEpoch()
    await keeping
    expect(sessionStorage).toHaveLength(0)
  })

  test('a draft never replaces later typed values', async () => {
    await Promise.all([saveDraft(place(), typed('Z')), saveDraft(place(), typed('Zoë'))])
    expect((await findDraft(place()))?.typed).toEqual({ middleName: 'Zoë' })
  })
})
