import { expect, test } from 'vitest'
import { countedDays, daysIn, longestStay, overstayOf, remainingOn } from '#contract/stays/shortStay.ts'
import { countEachDay, countWindow, dayNumber, dayText, numbersOf, randomHistory } from './randomHistories'

const histories = 100_000

/** Loops instead of one expectation for each day: a hundred thousand of them would take minutes. */
test('days of 100,000 random histories equal a count day by day', () => {
  const next = numbersOf(20_260_301)
  const wrong: unknown[] = []
  for (let nth = 0; nth < histories; nth += 1) {
    const { stays, rights } = randomHistory(next)
    const begin = Math.min(...stays.map(({ from }) => dayNumber(from)))
    const counted = countedDays(stays, rights)
    const days = countEachDay(stays, rights, begin)
    for (let probe = 0; probe < 2; probe += 1) {
      const at = Math.floor(next() * 500)
      const day = dayText(begin + at)
      const used = countWindow(days, at)
      if (daysIn(counted, day) !== used || remainingOn(counted, day) !== Math.max(0, 90 - used))
        wrong.push({ stays, rights, day, used, got: daysIn(counted, day) })
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
})

test('overstays of random plans equal a count day by day', () => {
  const next = numbersOf(7)
  const wrong: unknown[] = []
  for (let nth = 0; nth < 5000; nth += 1) {
    const { stays, rights } = randomHistory(next)
    const plan = stays.slice(-1)
    const begin = Math.min(...stays.map(({ from }) => dayNumber(from)))
    const days = countEachDay(stays, rights, begin)
    const own = countEachDay(plan, rights, begin)
    const over = [...own.keys()].filter((at) => own[at] === 1 && countWindow(days, at) > 90)
    const day = Math.max(...over.map((at) => countWindow(days, at)))
    const wanted = over[0] === undefined ? undefined : { day, of: 90, from: dayText(begin + over[0]) }
    const got = overstayOf(countedDays(stays.slice(0, -1), rights), countedDays(plan, rights))
    if (JSON.stringify(got) !== JSON.stringify(wanted)) wrong.push({ stays, rights, got, wanted })
  }
  expect(wrong.slice(0, 3)).toEqual([])
})

test('the longest stay of random histories is the last one without an overstay', () => {
  const next = numbersOf(11)
  const wrong: unknown[] = []
  for (let nth = 0; nth < 2000; nth += 1) {
    const { stays, rights } = randomHistory(next)
    const counted = countedDays(stays, rights)
    const day = stays
      .map(({ until }) => until)
      .toSorted()
      .at(-1)!
    const first = dayNumber(day) + 1
    const length = longestStay(counted, dayText(first))
    const isOver = (many: number) => many > 0 && overstayOf(counted, [{ first, last: first + many - 1 }]) !== undefined
    if (isOver(length) || !isOver(length + 1)) wrong.push({ stays, rights, length })
  }
  expect(wrong.slice(0, 3)).toEqual([])
})
