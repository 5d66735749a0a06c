import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { airlineName } from '@/domains/profile/airlineName.rules'

const named = (lastName: string, firstName: string, middleName = '') =>
  airlineName({ lastName, firstName, middleName }).name

describe('the name as airlines get it (ICAO Doc 9303 part 3, section 6)', () => {
  test.each([
    ['Tremblay', 'Camille', '', 'TREMBLAY/CAMILLE'],
    ['Tremblay', 'Camille', 'Élodie', 'TREMBLAY/CAMILLE ELODIE'],
    ['Müller', 'Jörg', '', 'MUELLER/JOERG'],
    ['Weiß', 'Änne', '', 'WEISS/AENNE'],
    ['STRAẞE', 'Ä', '', 'STRASSE/AE'],
    ['Nuñez', 'Iñaki', '', 'NUNEZ/INAKI'],
    ['Sørensen', 'Åse', 'Ægir', 'SOERENSEN/AASE AEGIR'],
    ['Þórsdóttir', 'Guðrún', '', 'THORSDOTTIR/GUDRUN'],
    ['Łukasz', 'Œuvre', '', 'LUKASZ/OEUVRE'],
    ['Đorđević', 'Željko', '', 'DORDEVIC/ZELJKO'],
    ['O’Brien', "D'Arcy", '', 'OBRIEN/DARCY'],
    ["'t Hooft", 'Kaʻahumanu', '', 'T HOOFT/KAAHUMANU'],
    ['D`Souza', 'Oʼahuʼi', '', 'DSOUZA/OAHUI'],
    ['Saint-Jean', 'Marie-Ève', '', 'SAINT JEAN/MARIE EVE'],
    ['St. John', 'J. R.', '', 'ST JOHN/J R'],
    ['  de   la  Cruz ', ' Ana ', '  ', 'DE LA CRUZ/ANA'],
    ['İnönü', 'Işıl', '', 'INOENUE/ISIL'],
    ['López', 'Mª José', '', 'LOPEZ/MA JOSE'],
    ['Peña', 'M.º Ángel', '', 'PENA/MO ANGEL'],
    ['Əliyev', 'Rəşad', '', 'ELIYEV/RESAD'],
    ['Ɓello', 'Ɗan', 'Ƙasim Ƴar', 'BELLO/DAN KASIM YAR'],
    ['Col·lell', 'Meritxe\u0140', '', 'COLLELL/MERITXEL'],
    ['Smith\u2011Jones', 'Ann\u00A0Mary', '', 'SMITH JONES/ANN MARY'],
    ['van\u00A0Dyk', 'Ĳsbrand', '', 'VAN DYK/IJSBRAND'],
    ['Ŋgũgĩ', 'Wɛɛ', 'Ɔdɔ', 'NGUGI/WEE ODO'],
    ['Nguyễn', 'Ưng', 'Đỗ', 'NGUYEN/UNG DO'],
    ['ǃNaruseb', 'ǀKhoi', '', 'NARUSEB/KHOI'],
    ['ʻAkaʻaka', 'Kealoha', '', 'AKAAKA/KEALOHA'],
    ['Ħaż-Żebbuġ', 'Ġorġ', '', 'HAZ ZEBBUG/GORG'],
    ['Ǿrsted', 'ŉaam', '', 'OERSTED/NAAM'],
    ['ＱＵＩＬＬ', 'Aﬁya', '', 'QUILL/AFIYA'],
    ['Ǆurić', 'Ǌegoš', '', 'DZURIC/NJEGOS'],
    ['Ŧeađgi', 'Ǥuovssu', '', 'TEADGI/GUOVSSU'],
    ['Ɂedzo', 'Dëneʔ', '', 'EDZO/DENE'],
  ])('the name %s, %s %s is written for airlines', (last, first, middle, expected) => {
    expect(named(last, first, middle)).toBe(expected)
  })

  test.each([
    ['Agüero', 'AGUERO/ANA'],
    ['Argüello', 'ARGUELLO/ANA'],
    ['Güell', 'GUELL/ANA'],
    ['Güímar', 'GUIMAR/ANA'],
    ['Günther', 'GUENTHER/ANA'],
  ])('the diaeresis of %s after G only marks that the U is spoken', (last, expected) => {
    expect(named(last, 'Ana')).toBe(expected)
  })

  test('a letter and its accent in two code points is the same letter', () => {
    expect(named('Müller'.normalize('NFD'), 'Ñ'.normalize('NFD'))).toBe('MUELLER/N')
  })

  test('an airline name is at most 57 characters, and reports when it was cut', () => {
    const short = airlineName({ lastName: 'A'.repeat(40), firstName: 'B'.repeat(16), middleName: '' })
    expect([short.name.length, short.isCut]).toEqual([57, false])
    const long = airlineName({ lastName: 'A'.repeat(40), firstName: 'B'.repeat(17), middleName: 'C' })
    expect([long.name.length, long.isCut]).toEqual([57, true])
    const atSpace = airlineName({ lastName: 'A'.repeat(40), firstName: 'B'.repeat(15), middleName: 'C'.repeat(9) })
    expect(atSpace.name).toBe(`${'A'.repeat(40)}/${'B'.repeat(15)}`)
  })

  test.each([
    ['a missing first name', 'Tremblay', ''],
    ['a missing last name', ' ', 'Camille'],
    ['another script', 'Дмитриев', 'Anna'],
    ['markup', '<b>', 'Anna'],
    ['a slash, which parts last and first names', 'Roe/Doe', 'Anna'],
    ['a name of marks alone', '’', 'Anna'],
  ])('there is no airline name for %s', (_what, last, first) => {
    expect(named(last, first)).toBe('')
  })

  test.each([
    ['Дмитриев', 'Anna', 'Д М И Т Р Е В'],
    ['李', '明', '李 明'],
    ['Παπάς', 'Ada', 'Π Α Σ'],
    ['חן', 'Ada', 'ח ן'],
    ['Quill', 'Ƨay', 'Ƨ'],
  ])('the letters of %s, %s that airlines do not have are named', (last, first, unknown) =>
    expect(airlineName({ lastName: last, firstName: first, middleName: '' })).toEqual({
      name: '',
      isCut: false,
      unknown,
    }),
  )

  test('nothing is named where a part of the name is still missing', () =>
    expect(airlineName({ lastName: 'Quill', firstName: '', middleName: '' }).unknown).toBe(''))

  test('an airline name has nothing but bare letters, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (last, first) => {
        expect(named(last, first)).toMatch(/^([A-Z ]+\/[A-Z ]+)?$/)
      }),
    )
  })
})
