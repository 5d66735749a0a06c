import { z } from 'zod'

/** A word, an id (`recordId`) or a short number; never long enough for a card number. */
const item = String.raw`(?:(?=[\w.:-]*[A-Za-z])[\w.:-]{1,100}|\d{1,12})`

/** Values with commas between them, as §7 writes lists in a query; at most `most`. */
export const commaList = <Value extends z.core.$ZodType<unknown, string>>(value: Value, most = 10) =>
  z
    .string()
    .regex(new RegExp(`^${item}(,${item}){0,${most - 1}}$`))
    .transform((text) => text.split(','))
    .pipe(z.array(value))
