/** Marks the person's own text as a quotation within a mail. */
export const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
