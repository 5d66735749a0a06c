import { describe, expect, test } from 'vitest'
import { modules, questionsOf } from '#server/reference/education/modules.ts'

const languages = ['en', 'fr', 'es'] as const
const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length

describe.each(modules.map((each) => [each.id, each] as const))('the module %s', (_, content) => {
  test('every language has the same sections, questions and options', () => {
    const shapeOf = (language: (typeof languages)[number]) => {
      const { sections, questions } = content.words[language]
      return {
        sections: sections.map(({ paragraphs }) => paragraphs.length),
        questions: questions.map(({ options }) => options.length),
      }
    }
    expect(shapeOf('fr')).toEqual(shapeOf('en'))
    expect(shapeOf('es')).toEqual(shapeOf('en'))
  })

  test('it has three to five sections and questions, and each question has one right answer among different ones', () => {
    const { sections } = content.words.en
    expect(sections.length).toBeGreaterThanOrEqual(3)
    expect(sections.length).toBeLessThanOrEqual(5)
    for (const language of languages) {
      const questions = questionsOf(content, content.words[language])
      expect(questions.length).toBe(content.rightOptions.length)
      expect(questions.length).toBeGreaterThanOrEqual(3)
      for (const { options, rightOptionId, explanation } of questions) {
        expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
        expect(options.some(({ id }) => id === rightOptionId)).toBe(true)
        expect(explanation).not.toBe('')
      }
    }
  })

  test('an unhurried reader needs about the stated minutes', () => {
    const { sections, questions } = content.words.en
    const read = wordsIn(sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]))
    const asked = wordsIn(questions.flatMap(({ text, options }) => [text, ...options]))
    const minutes = (read + asked) / 180 + questions.length / 6
    expect(Math.abs(minutes - content.minutes)).toBeLessThan(1)
    expect(content.minutes).toBeGreaterThanOrEqual(2)
    expect(content.minutes).toBeLessThanOrEqual(4)
  })
})

test('the right answers are not always at the same place', () => {
  expect(new Set(modules.flatMap(({ rightOptions }) => rightOptions))).toEqual(new Set([0, 1, 2]))
})
