import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { describe, expect, it } from 'vitest'
import { toFailure } from '@/http/failure'

const refused = (status: number, data: unknown): AxiosError => {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status, data, statusText: '', headers: {}, config }
  return new AxiosError('refused', undefined, config, undefined, response)
}
const body = { successfull: false, messageCode: 'changed', message: 'Somebody changed it.' }

describe('a failed call (§8)', () => {
  it('a failed call keeps the current record where it was changed meanwhile', () => {
    expect(toFailure(refused(412, { ...body, current: { name: 'Oslo' } }))).toEqual({
      status: 412,
      messageCode: 'changed',
      message: 'Somebody changed it.',
      current: { name: 'Oslo' },
    })
  })

  it('a failed call keeps the refused fields', () => {
    const problems = [{ field: 'name', code: 'tooLong' }]
    expect(toFailure(refused(400, { ...body, problems }))).toMatchObject({ status: 400, problems })
  })

  it('a failed call reports no more than the server sent', () => {
    expect(toFailure(refused(400, { ...body, problems: 'many' }))).toEqual({
      status: 400,
      messageCode: 'changed',
      message: 'Somebody changed it.',
    })
    expect(toFailure(refused(502, '<html>'))).toMatchObject({ status: 502, messageCode: 'http502' })
  })
})
