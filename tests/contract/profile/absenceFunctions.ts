import { expect, test } from 'vitest'
import { companyOf, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const who = 'admin@aurora'
const me = { companyId: companyOf(who), profileId: profileIdOf(who) }

/** The calls about absences, against the real server. */
export function absenceFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('an absence is entered with a stand-in, listed and removed', async () => {
    backend().actAs(who)
    const { getAbsences, postAbsence, deleteAbsence } = api.absences
    const day = backend().clock.now.toISOString().slice(0, 4)
    const absence = { from: `${Number(day) + 1}-03-02`, until: `${Number(day) + 1}-03-06`, standInEmail: '' }
    const standInEmail = 'Traveller@aurora.example'
    const entered = await postAbsence({ ...me, absence: { ...absence, standInEmail } }, signal)
    expect(entered).toMatchObject([{ from: absence.from, standIn: { name: expect.stringMatching(/\w/) as string } }])
    expect(await getAbsences(me, signal)).toEqual(entered)
    const refusedAs = async (changed: Partial<typeof absence>, field: string, code: string) => {
      const later = { from: '2099-01-01', until: '2099-01-02', standInEmail: '' }
      await expect(postAbsence({ ...me, absence: { ...later, ...changed } }, signal)).rejects.toMatchObject({
        response: { status: 400, data: { problems: [{ field, code }] } },
      })
    }
    await refusedAs({ from: absence.from }, 'from', 'overlap')
    await refusedAs({ standInEmail: 'admin@aurora.example' }, 'standInEmail', 'oneself')
    await refusedAs({ standInEmail: 'nobody@aurora.example' }, 'standInEmail', 'unknownPerson')
    await refusedAs({ standInEmail: 'traveller@borealis.example' }, 'standInEmail', 'unknownPerson')
    expect(await deleteAbsence({ ...me, absenceId: entered[0]!.id }, signal)).toEqual([])
  })
}
