import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

export const text = z.string().check(z.minLength(1))
export const localized = z.strictObject({ en: text, fr: text, es: text })
/** Rows, of which no two have the same value of a field. */
export const rowsOf = <Shape extends z.core.$ZodShape>(shape: Shape, key: keyof Shape & string) =>
  z.array(z.strictObject(shape)).check(
    z.minLength(1),
    z.refine((rows) => new Set(rows.map((row) => (row as Record<string, unknown>)[key])).size === rows.length),
  )

/** Tests that each JSON file of some folders has the shape that the code casts it to. */
export function testDataFiles(folders: string, schemas: Readonly<Record<string, z.ZodMiniType>>): void {
  const files = globSync(folders)
  const nameOf = (file: string) => basename(file, '.json')

  test('every file of data has a schema', () => {
    expect(files.map(nameOf).toSorted()).toEqual(Object.keys(schemas).toSorted())
  })

  test.each(files.map((file) => [nameOf(file), file] as const))('the data of %s has its schema', (name, file) => {
    expect(z.safeParse(schemas[name]!, JSON.parse(readFileSync(file, 'utf8'))).error?.issues).toBeUndefined()
  })
}
