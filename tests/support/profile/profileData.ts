import { getTableColumns, gte } from 'drizzle-orm'
import { expect } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { profileChanges } from '#server/db/schema/profile/profileData.ts'
import type { Handle, openTestApi } from '#tests/support/http/api.ts'
import { runBegan } from '#tests/support/db/testStorage.ts'

const { id: _, position: __, ...noteFields } = getTableColumns(profileChanges)

/** Calls with a JSON body, as one person. */
export const editorOf = (at: () => Awaited<ReturnType<typeof openTestApi>>, as: Handle) => {
  const send = (method: string, path: string, body?: unknown, who: Handle = as) =>
    at().send(who, path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  return {
    send,
    /** The answer of a call that succeeds. */
    done: async <Answer>(...call: Parameters<typeof send>): Promise<Answer> => {
      const answer = await send(...call)
      expect(answer.status, await answer.clone().text()).toBe(200)
      return (await answer.json()) as Answer
    },
    /** The status and error body of a refused call. */
    refused: async (...call: Parameters<typeof send>) => {
      const answer = await send(...call)
      const { messageCode, problems, current } = failureSchema.parse(await answer.json())
      return { status: answer.status, messageCode, problems, current }
    },
    /** The recorded changes since the demo was planted, in the order in which they were written. */
    notes: () =>
      at()
        .services.db.select(noteFields)
        .from(profileChanges)
        .where(gte(profileChanges.at, runBegan()))
        .orderBy(profileChanges.position),
  }
}

/** A refusal of one field. */
export const wrong = (field: string, code: string, status = 400) =>
  expect.objectContaining({ status, problems: [{ field, code }] })
