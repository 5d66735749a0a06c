import { expect, test } from 'vitest'
import { inParts } from '#server/db/inParts.ts'

test('long work is done part by part in order, and other work runs between two parts', async () => {
  const done: string[] = []
  const work = async (part: number[]) => {
    if (part[0] === 1) setTimeout(() => done.push('somebody else'))
    done.push(part.join())
    return part.length
  }
  expect(await inParts([1, 2, 3, 4, 5], 2, work)).toEqual([2, 2, 1])
  expect(done).toEqual(['1,2', 'somebody else', '3,4', '5'])
})

test('a part that fails ends the work, and earlier parts stay done', async () => {
  const done: number[] = []
  const work = async (part: number[]) => {
    if (part.includes(3)) throw new Error('refused')
    done.push(...part)
  }
  await expect(inParts([1, 2, 3, 4, 5], 2, work)).rejects.toThrow('refused')
  expect(done).toEqual([1, 2])
})

test('an empty list of parts makes no query', async () => {
  expect(await inParts([], 2, () => Promise.reject(new Error('asked')))).toEqual([])
})
