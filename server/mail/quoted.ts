/** Marks what the person wrote as a quotation, apart from the text of the mail. */
export const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
