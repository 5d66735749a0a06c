import { airports } from '#server/reference/airports.ts'
import { centreOf, type Position } from '#server/reference/cityCentres.ts'
import { countries } from '#server/reference/countries.ts'
import { placeWords } from '#server/reference/placeWords.ts'

/** The codes of the cities and countries of whose name, in any language, a text is a part, or whose code it is. */
export function searchedPlaces(text: string): { cityCodes: string[]; countryCodes: string[] } {
  const wanted = placeWords(text)
  if (wanted === '') return { cityCodes: [], countryCodes: [] }
  const mentions = (code: string, names: object) =>
    placeWords(code) === wanted || Object.values(names).some((name) => placeWords(String(name)).includes(wanted))
  const cities = airports.filter(({ cityCode, code, city }) => mentions(cityCode, city) || placeWords(code) === wanted)
  return {
    cityCodes: [...new Set(cities.map(({ cityCode }) => cityCode))],
    countryCodes: countries.filter(({ code, name }) => mentions(code, name)).map(({ code }) => code),
  }
}

/** Shorter texts begin too many names. */
const leastOfName = 3

interface SearchedCity {
  name: { en: string; fr: string; es: string }
  position: Position
}

/** The city that a text names: by its code or whole name, else the most important one that begins so. */
export function searchedCity(text: string): SearchedCity | undefined {
  const wanted = placeWords(text)
  const names = (each: (typeof airports)[number]) => Object.values(each.city).map(placeWords)
  const found =
    airports.find(({ code, cityCode }) => [code, cityCode].some((each) => placeWords(each) === wanted)) ??
    airports.find((each) => names(each).includes(wanted)) ??
    (wanted.length < leastOfName
      ? undefined
      : airports.find((each) => names(each).some((name) => name.startsWith(wanted))))
  return found && { name: found.city, position: centreOf(found.cityCode) ?? found }
}
