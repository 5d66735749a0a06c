import { describe, expect, test } from 'vitest'
import { capitalize, lowercase, titleCase, uppercase } from '@/i18n/letterCase'

describe('§9 the case of letters', () => {
  test('capitalize changes the first letter alone', () => {
    expect(capitalize('es-MX', 'español (México)')).toBe('Español (México)')
    expect(capitalize('fr-CA', 'été à l’île d’Orléans')).toBe('Été à l’île d’Orléans')
    expect(capitalize('en-US', '')).toBe('')
    expect(capitalize('en-US', '𐐨𐐩')).toBe('𐐀𐐩')
  })

  test('lowercase and uppercase follow the culture', () => {
    expect(lowercase('fr-CA', 'VOLS ET HÔTELS')).toBe('vols et hôtels')
    expect(uppercase('fr-CA', 'hôtel')).toBe('HÔTEL')
    expect(uppercase('tr', 'izmir')).toBe('İZMİR')
    expect(lowercase('tr', 'IĞDIR')).toBe('ığdır')
  })
})

describe('§3, §9 a name that arrives lower-cased, in title case', () => {
  test.each([
    ['camille tremblay', 'Camille Tremblay'],
    ['étienne lavoie', 'Étienne Lavoie'],
    ['jean-luc o’neill', 'Jean-Luc O’Neill'],
    ["sinéad o'brien", "Sinéad O'Brien"],
    ["marc d'angelo", "Marc D'Angelo"],
    ['leilani hawai’i', 'Leilani Hawai’i'],
    ['gordon mcdonald', 'Gordon McDonald'],
    ['ana smith-mctavish', 'Ana Smith-McTavish'],
    ['mc lyte', 'Mc Lyte'],
    ['graciela macedo', 'Graciela Macedo'],
    ['maría de la cruz', 'María de la Cruz'],
    ['maría del carmen ruiz', 'María del Carmen Ruiz'],
    ['josé ortega y gasset', 'José Ortega y Gasset'],
    ['simone de beauvoir', 'Simone de Beauvoir'],
    ['maude la fontaine', 'Maude La Fontaine'],
    ['ludwig van der berg', 'Ludwig van der Berg'],
    ['paulo da silva', 'Paulo da Silva'],
    ['min do kim', 'Min Do Kim'],
    ['der ching', 'Der Ching'],
    ['van morrison', 'Van Morrison'],
    ['anh do', 'Anh Do'],
    ['robert hale iii', 'Robert Hale III'],
    ['iii', 'Iii'],
    ['владимир петров', 'Владимир Петров'],
    ['  ada   quill ', 'Ada Quill'],
    ['z̧eynep öz', 'Z̧eynep Öz'],
    ['prince', 'Prince'],
    ['ana constructor ruiz', 'Ana Constructor Ruiz'],
    ['', ''],
  ])('the name "%s" is shown in title case', (arrived, shown) => {
    expect(titleCase('en-CA', arrived)).toBe(shown)
    expect(titleCase('es-MX', shown)).toBe(shown.trim())
  })
})
