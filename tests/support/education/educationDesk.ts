import type { OpenModule, QuizResult } from '#contract/catalogs/education.ts'
import { moduleOf, questionsOf } from '#server/reference/education/modules.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'

/** Answers to the quiz of a module of which a number are wrong. */
export function answersOf(moduleId: string, wrong = 0) {
  const content = moduleOf(moduleId)!
  return questionsOf(content, content.words.en).map(({ id, options, rightOptionId }, place) => ({
    questionId: id,
    optionId: place < wrong ? options.find((option) => option.id !== rightOptionId)!.id : rightOptionId,
  }))
}

/** The API, and what a person does with modules. */
export async function openEducationDesk() {
  const at = await openTestApi()
  const send = (who: Handle, path: string, body?: object, method = 'POST') =>
    at.send(who, path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const own = (who: Handle, rest = '') => `/main${placeOf(who)}/education${rest}`
  return {
    at,
    send,
    own,
    open: (who: Handle, id: string) => at.get<OpenModule>(who, own(who, `/${id}`)),
    attempt: async (who: Handle, id: string, wrong = 0) => {
      const answer = await send(who, own(who, `/${id}/attempts`), { answers: answersOf(id, wrong) })
      return (await answer.json()) as QuizResult
    },
    close: () => at.close(),
  }
}
export type EducationDesk = Awaited<ReturnType<typeof openEducationDesk>>
