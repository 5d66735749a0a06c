import { expect, test } from 'vitest'
import { download } from '@/http/download'
import { answersOf } from '#tests/support/education/educationDesk.ts'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const who: Handle = 'vip@aurora'
const companyId = companyOf(who)
const person = { companyId, profileId: profileIdOf(who) }

/** The calls of education and the marketplace, against the real server. */
export function catalogFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('a module is opened, passed and certified', async () => {
    backend().actAs(who)
    const ref = { ...person, moduleId: 'book-well' }
    expect((await api.education.getModules(person, signal)).map(({ id }) => id)).toContain('book-well')
    expect((await api.education.getModule(ref, signal)).questions).toHaveLength(3)
    expect((await api.education.postModuleStart(ref, signal)).id).toBe('book-well')
    const result = await api.education.postAttempt({ ...ref, answers: answersOf('book-well') }, signal)
    expect(result).toMatchObject({ score: 100, isPassed: true, module: { progress: 'passed' } })
    const { file } = await download(api.education.certificatePath(ref), 'en-CA', () => undefined, signal)
    expect(file.type).toBe('application/pdf')
  })

  test('an administrator requires a module, and counts who has passed it', async () => {
    backend().actAs('admin@aurora')
    const patch = { assignment: 'required', dueDays: 10 } as const
    const changed = await api.education.patchModule({ companyId, moduleId: 'book-well', patch }, signal)
    expect(await api.education.getManagedModules({ companyId }, signal)).toContainEqual(changed)
    const query = { companyId, moduleId: 'book-well', pageNumber: 1, sort: 'share:desc' } as const
    expect((await api.education.getCompletion(query, signal)).responseData[0]?.people).toBeGreaterThan(0)
  })

  test('an app is asked for, the request withdrawn, declined and approved, and the app disconnected', async () => {
    backend().actAs(who)
    const ref = { companyId, appId: 'railhopper' }
    const { marketplace } = api
    expect((await marketplace.getApps({ companyId }, signal)).map(({ id }) => id)).toContain('railhopper')
    const ask = async () => (await marketplace.postAppRequest({ ...ref, request: { reason: '' } }, signal)).request!.id
    const withdrawn = await marketplace.deleteAppRequest({ ...ref, requestId: await ask() }, signal)
    expect(withdrawn.status).toBe('available')
    const requestId = await ask()
    backend().actAs('admin@aurora')
    const answer = { state: 'approved', reason: '' } as const
    expect(await marketplace.putRequestAnswer({ ...ref, requestId, answer }, signal)).toMatchObject({
      status: 'connected',
    })
    const { version } = await marketplace.getApp(ref, signal)
    const decision = { isConnected: false, version }
    expect((await marketplace.putAppDecision({ ...ref, decision }, signal)).status).toBe('available')
  })
}
