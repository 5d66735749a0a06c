import { foldAccents } from '#contract/texts/foldAccents.ts'

/** Every character but halves of pairs. */
export const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/** A character as a regular expression of the database writes it. */
const escaped = (code: number): string =>
  code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`

/** Characters as a class of a regular expression of the database. */
function classOf(list: readonly string[]): string {
  const codes = list.map((letter) => letter.codePointAt(0)!)
  const starts = codes.filter((code, at) => codes[at - 1] !== code - 1)
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1)
  const spans = starts.map((start, at) =>
    start === ends[at] ? escaped(start) : `${escaped(start)}-${escaped(ends[at]!)}`,
  )
  return `[${spans.join('')}]`
}

/** Characters as a string of SQL; those without a shape are escaped. */
function stringOf(list: readonly string[]): string {
  const text = list.join('').replaceAll("'", "''")
  const isVisible = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(text)
  return isVisible
    ? `'${text}'`
    : `E'${text.replaceAll(/[\p{C}\p{Z}]/gu, (letter) => escaped(letter.codePointAt(0)!))}'`
}

const isOfAscii = (letter: string) => letter <= '~' && letter.length === 1
const isCapital = (letter: string) => letter >= 'A' && letter <= 'Z'
const whole = characters.filter((letter) => letter.normalize('NFKD') === letter)
const gone = whole.filter((letter) => foldAccents(letter) === '')
const changed = whole.filter((letter) => foldAccents(letter) !== letter && !gone.includes(letter) && !isCapital(letter))
const become = (list: readonly string[]) => `t := translate(t, ${stringOf(list)}, ${stringOf(list.map(foldAccents))});`

type Range = readonly [number, number]
/** The letters that are replaced together: the fewer they are, the faster. Most texts have none of the rare ranges. */
const usual: readonly Range[] = [
  [0x80, 0x17f],
  [0x180, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x460, 0x52f],
  [0x2000, 0x206f],
]
const rare: readonly Range[] = [
  [0x530, 0x74f],
  [0x10a0, 0x10ff],
  [0x13a0, 0x1dbf],
  [0x1e00, 0x1fff],
  [0x2100, 0x2dff],
  [0x3000, 0x30ff],
  [0xa640, 0xabff],
  [0x10000, 0x10ffff],
]
const isIn =
  ([first, last]: Range) =>
  (letter: string) =>
    letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last

function replacementIn(range: Range): string[] {
  const here = changed.filter(isIn(range))
  const single = here.filter((letter) => Array.from(foldAccents(letter)).length === 1)
  const several = here.filter((letter) => !single.includes(letter))
  const steps = several.map((letter) => `t := replace(t, '${letter}', '${foldAccents(letter)}');`)
  return where(range, [...steps, become(single)])
}

const where = ([first, last]: Range, steps: readonly string[]): string[] => [
  `IF t COLLATE "C" ~ '[${escaped(first)}-${escaped(last)}]' THEN`,
  ...steps.map((line) => `  ${line}`),
  'END IF;',
]

const steps = [...usual.flatMap(replacementIn), ...where([0x530, 0x10ffff], rare.flatMap(replacementIn))]

/** The function `folded` of the database: `foldAccents` of the contract, independent of the database's locale. */
export const foldedFunction = `CREATE FUNCTION "folded"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  t text := lower(given COLLATE "C");
BEGIN
  IF octet_length(t) > char_length(t) THEN
    t := normalize(translate(t, '´΄᾽᾿', ''''''''''), NFKD);
    t := lower(regexp_replace(t COLLATE "C", '${classOf(gone)}', '', 'g') COLLATE "C");
    IF octet_length(t) > char_length(t) THEN
${steps.map((line) => `      ${line}`).join('\n')}
    END IF;
  END IF;
  ${become(changed.filter(isOfAscii))}
  RETURN t;
END
$$;`

/** The function `search_text` of the database: `searchText` of the contract, of a text that is folded. */
export const searchTextFunction = String.raw`CREATE FUNCTION "search_text"(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  t text := btrim(folded);
  separators text := '(?:[ ,;"()[\]{}<>|!?¿¡\\、。「」،؛؟]|\.+(?= |$))+';
BEGIN
  IF t COLLATE "C" ~ '[''\-·/&:,;"()[\]{}<>|!?¿¡\\、。「」،؛؟]|\.( |$)|  ' THEN
    RETURN t
      || ' ' || btrim(regexp_replace(translate(t, '''-·/&:', '      ') COLLATE "C", separators, ' ', 'g'))
      || ' ' || btrim(regexp_replace(translate(t, '''-·/&:', '') COLLATE "C", separators, ' ', 'g'));
  END IF;
  RETURN t;
END
$$;`
