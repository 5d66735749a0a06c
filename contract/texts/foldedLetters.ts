/**
 * Letters that Unicode does not decompose, by the plain letters a reader without them types. They are lower case; the
 * capitals follow. The functions of the database (`folded`) are made from this table too, so a change of it is a
 * migration; `tests/server/db/folding.test.ts` holds both together.
 */
export const foldedLetters: Readonly<Record<string, string>> = {
  // Latin. The plain letters are those of passports (ICAO Doc 9303), and the resembling ones where it has none.
  a: 'ⱥɑ',
  ae: 'æ',
  b: 'ƀƃɓ',
  c: 'ƈȼɕ',
  d: 'đðɖɗƌȡ',
  e: 'əǝɛɇ',
  f: 'ƒ',
  g: 'ǥɠɡɣ',
  h: 'ħɦⱨ',
  i: 'ıɨɩ',
  j: 'ȷɉʝ',
  k: 'ƙⱪ',
  l: 'łƚɫɬɭⱡ',
  m: 'ɱ',
  n: 'ŋɲƞɳȵ',
  o: 'øɔɵⱺ',
  oe: 'œ',
  ou: 'ȣ',
  p: 'ƥᵽ',
  q: 'ĸɋʠ',
  r: 'ɍɽɾ',
  s: 'ʃʂȿ',
  ss: 'ß',
  t: 'ŧƭʈⱦƫ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋ',
  w: 'ⱳ',
  y: 'ƴɏỿ',
  z: 'ƶʒȥɀⱬ',
  // Greek: the sigma at the end of a word.
  σ: 'ς',
  // Cyrillic letters that are missing on a Russian keyboard.
  г: 'ґғҕ',
  з: 'ҙ',
  к: 'қҝҟҡ',
  н: 'ңҥ',
  о: 'ө',
  с: 'ҫ',
  т: 'ҭ',
  у: 'үұ',
  х: 'ҳ',
  ч: 'ҷҹӌ',
  // Arabic: the letters of the keyboards of other languages, and endings that are written both ways.
  ا: 'ٱ',
  ه: 'ةہھە',
  ك: 'ک',
  ي: 'ىی',
  // Signs that keyboards and word processors write for one another; the glottal stop of names is written as an apostrophe.
  "'": '`’‘‛ʹʺʻʼʽʾʿˈˋ′‵ꞌ׳ʔɂ',
  '-': '‐‒–—―−⁃־᠆゠',
  '·': '‧∙⋅・',
  '"': '“”„‟«»״',
  ' ': '\t\n\v\f\r\u0085\u1680\u2028\u2029',
}
