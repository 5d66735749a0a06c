import { expect, test } from 'vitest'
import { z } from 'zod'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { operations } from '#server/api.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { fieldsOf, type SchemaField } from '#tests/support/http/schemaFields.ts'

// §9: card numbers are kept sealed, so no text that is kept in clear may hold one.

const spellings: [card: string, other: string][] = [
  ['4111111111111111', '4111111111111112'],
  ['4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['4111-1111-1111-1111', '4111-1111-1111-1112'],
  ['4111.1111.1111.1111', '4111.1111.1111.1112'],
  ['４１１１ １１１１ １１１１ １１１１', '４１１１ １１１１ １１１１ １１１２'],
  ['٤١١١١١١١١١١١١١١١', '٤١١١١١١١١١١١١١١٢'],
  ['४१११ ११११ ११११ ११११', '४१११ ११११ ११११ १११२'],
  ['3782 822463 10005', '3782 822463 10006'],
  ['my 4111 1111 1111 1111', 'my 4111 1111 1111 1112'],
]

/** Every text of every request, the values of JSON Patch included. */
const texts = [
  ...operations.flatMap((each) =>
    [each.query, each.body].flatMap((schema) =>
      (schema ? fieldsOf(schema) : []).map((field) => ({ operation: `${each.method} ${addressOf(each)}`, ...field })),
    ),
  ),
  ...fieldsOf(editableProfileSchema).map((field) => ({ operation: 'patch a profile', ...field })),
].filter(({ schema }) => schema._zod.def.type === 'string')

/** The number of a card itself, and ID tokens, which are read and never kept. */
const taken = [/(credit-cards|group-cards|cost-centers\S*payment-methods)\S* number$/, /signin-oidc\S* token$/]

const messagesOf = (schema: SchemaField['schema'], text: string) =>
  z.safeParse(schema, text).error?.issues.map(({ message }) => message)

test('every text of every operation refuses a card number, however it is written', () => {
  const nameOf = ({ operation, path }: (typeof texts)[number]) => `${operation} ${path}`
  const asked = texts.filter((text) => !taken.some((exception) => exception.test(nameOf(text))))
  expect(texts.length - asked.length).toBe(9)
  const wrong = asked.flatMap((text) =>
    spellings.flatMap(([card, other]) => {
      const refused = messagesOf(text.schema, card)
      const isText = messagesOf(text.schema, other) === undefined
      return refused && (!isText || refused.includes('cardInText')) ? [] : [`${nameOf(text)}: ${card}`]
    }),
  )
  expect(wrong).toEqual([])
  const freeTexts = asked.filter(({ schema }) => !messagesOf(schema, 'my 4111 1111 1111 1112'))
  expect(freeTexts.length).toBeGreaterThan(20)
})
