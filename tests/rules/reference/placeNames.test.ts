import { describe, expect, test } from 'vitest'
import { airports } from '#server/reference/airports.ts'
import { placeName, stationOfCity } from '#server/reference/placeNames.ts'
import { airportOf } from '#server/reference/places.ts'
import { stations } from '#server/reference/stations.ts'

const airport = (code: string) => {
  const row = airportOf(code)!
  return (['en', 'fr', 'es'] as const).map((language) => placeName(row, language))
}
const station = (code: string, language: 'en' | 'fr' | 'es') => stationOfCity(airportOf(code)!).name[language]

describe('the name of an airport', () => {
  test.each([
    ['YYZ', 'Aéroport international Pearson de Toronto', 'Aeropuerto Internacional Pearson de Toronto'],
    [
      'YOW',
      'Aéroport international Macdonald–Cartier d’Ottawa',
      'Aeropuerto Internacional Macdonald–Cartier de Ottawa',
    ],
    ['DCA', 'Aéroport national Ronald Reagan de Washington', 'Aeropuerto Nacional Ronald Reagan de Washington'],
    ['SEA', 'Aéroport international de Seattle–Tacoma', 'Aeropuerto Internacional de Seattle–Tacoma'],
    ['GVA', 'Aéroport de Genève', 'Aeropuerto de Ginebra'],
    ['LHR', 'Aéroport de Londres-Heathrow', 'Aeropuerto de Londres-Heathrow'],
    ['CAI', 'Aéroport international du Caire', 'Aeropuerto Internacional de El Cairo'],
    ['YYT', 'Aéroport international de Saint-Jean de Terre-Neuve', 'Aeropuerto Internacional de San Juan de Terranova'],
    ['JFK', 'Aéroport international John F. Kennedy', 'Aeropuerto Internacional John F. Kennedy'],
    ['NRT', 'Aéroport international de Narita', 'Aeropuerto Internacional de Narita'],
    ['MXP', 'Aéroport de Milan-Malpensa', 'Aeropuerto de Milán-Malpensa'],
  ])('the airport %s has its French and its Spanish name', (code, fr, es) => {
    expect(airport(code)).toEqual([airportOf(code)!.name, fr, es])
  })

  test('the name of an airport keeps no English type, and French elides', () => {
    const wrong = airports.filter(({ code, name }) => {
      const [, fr = '', es = ''] = airport(code)
      return (
        name.endsWith(' Airport') && code !== 'OAK' && !(/^(A|EuroA)éroport /.test(fr) && es.startsWith('Aeropuerto '))
      )
    })
    expect(wrong).toEqual([])
    expect(
      airports.filter(({ code }) => /\bde Les? |port (international )?de [AEIOUÉ]/.test(airport(code)[1] ?? '')),
    ).toEqual([])
  })
})

test('a station is named in the language of the reader and stored under its own name', () => {
  expect(station('YUL', 'en')).toBe('Central Station')
  expect(station('MUC', 'fr')).toBe('Gare centrale de Munich')
  expect(placeName({ code: 'MUC', name: stations['MUC']!.localName }, 'es')).toBe('Estación Central de Múnich')
  expect(station('YQB', 'es')).toBe('Gare du Palais')
  expect(station('LHR', 'fr')).toBe('Gare de Londres')
})

test('a name that a person wrote stays as it is', () => {
  expect(placeName({ code: 'YUL', name: 'At the fountain' }, 'fr')).toBe('At the fountain')
  expect(placeName({ code: '', name: 'Geneva Airport' }, 'fr')).toBe('Geneva Airport')
})
