import { describe, expect, test } from 'vitest'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { countries } from '#server/reference/countries.ts'
import { namesOfTheWorld } from '#tests/support/http/namesOfTheWorld.ts'
import en from '@/i18n/messages/en/routes.json'
import es from '@/i18n/messages/es/routes.json'
import fr from '@/i18n/messages/fr-CA/routes.json'
import { type Command, found, mostOfGroup, openPages } from '@/shell/palette/palette.rules'

const command = (name: string, detail?: string): Command => ({
  id: name,
  name,
  ...(detail && { detail }),
  run: () => undefined,
})
const routeTitles: Record<'en' | 'fr' | 'es', Record<string, string>> = { en, fr, es }
const names = (commands: readonly Command[], text: string) => found(commands, text).map(({ name }) => name)

describe('a typed text', () => {
  const commands = [
    command('Advisories for my trips'),
    command('My trips'),
    command('Montréal – Cancún', 'Mar 3 – 9 · QX7PLM'),
    command('Ana Núñez', 'ana.nunez@aurora.example'),
  ]

  test.each([
    ['trips', ['Advisories for my trips', 'My trips']],
    ['my', ['My trips', 'Advisories for my trips']],
    ['trips my', ['Advisories for my trips', 'My trips']],
    ['CANCUN', ['Montréal – Cancún']],
    ['qx7', ['Montréal – Cancún']],
    ['nunez', ['Ana Núñez']],
    ['ana.nunez@aur', ['Ana Núñez']],
    ['rips', []],
    ['  ', commands.map(({ name }) => name)],
  ])('%j finds %j', (text, expected) => {
    expect(names(commands, text)).toEqual(expected)
  })

  test('finds no more of a group than stay in view', () => {
    expect(
      found(
        Array.from({ length: 50 }, (_, place) => command(`Page ${place}`)),
        'page',
      ),
    ).toHaveLength(mostOfGroup)
  })
})

describe('names with signs and letters of other alphabets', () => {
  /** The names as keyboards, telephones and office programs send them. */
  const waysOf = (name: string) => [
    name,
    name.normalize('NFD'),
    name.toUpperCase(),
    foldAccents(name),
    name.replaceAll(/['’]/gu, "'"),
    name.replaceAll(/['’]/gu, '＇'),
    name.replaceAll(/['’]/gu, ''),
    name.replaceAll(/['’-]/gu, ' '),
    name.replaceAll('-', '‑'),
    name.replaceAll('-', ''),
    name.replaceAll(' ', '\u00A0'),
    `\u200B${name}\u00AD`,
  ]

  test.each(['en', 'fr', 'es'] as const)(
    'every country is found by its name in %s, however its signs are typed',
    (language) => {
      const commands = countries.map(({ code, name }) => command(name[language], code))
      for (const { name } of commands) {
        for (const typed of waysOf(name)) expect(names(commands, typed), typed).toContain(name)
      }
    },
  )

  test.each(['en', 'fr', 'es'] as const)(
    'every page is found by its title in %s, and by each of its words',
    (language) => {
      const titles = Object.values(routeTitles[language])
      for (const title of titles) {
        for (const typed of [...waysOf(title), ...title.split(/[\s,]+/)]) {
          expect(names([command(title)], typed), typed).toEqual([title])
        }
      }
    },
  )

  test('trips and people in forty languages are found as written, without marks, turned, and by each word', () => {
    for (const [, firstName, lastName] of namesOfTheWorld) {
      const [person, trip] = [
        command(`${firstName} ${lastName}`),
        command(`Montréal – ${lastName}`, '3 – 9 mars · QX7PLM'),
      ]
      const typed = [...waysOf(person.name), `${lastName}, ${firstName}`, ...person.name.split(' ')]
      for (const each of typed) expect(names([person], each), each).toEqual([person.name])
      for (const each of waysOf(trip.name)) expect(names([trip], each), each).toEqual([trip.name])
    }
  })

  test('a part of a word and another word find nothing', () => {
    const commands = [command('Côte d’Ivoire', 'CI'), command('Guinea-Bissau', 'GW')]
    for (const typed of ['voire', 'cote divoirex', 'issau', 'guinea-conakry'])
      expect(names(commands, typed)).toEqual([])
  })
})

describe('§6 the pages of the palette', () => {
  const all = () => true

  test('a traveler gets the pages of a traveler, those of the menu first', () => {
    const pages = openPages(['Traveller'], all, 'tripsList_v2')
    expect(pages.slice(0, 3)).toEqual(['home', 'tripsList_v2', 'actionCenter'])
    expect(pages).not.toContain('tripsList')
    expect(pages).not.toContain('employees')
    expect(pages).not.toContain('arranger-profiles')
  })

  test('every role adds its pages', () => {
    expect(openPages(['Traveller', 'Admin'], all, 'tripsList')).toContain('companySettings')
    expect(openPages(['Traveller', 'Arranger'], all, 'tripsList')).toContain('arranger-profiles')
    expect(openPages(['Traveller', 'RiskAdvisor'], all, 'tripsList')).toContain('reports')
  })

  test('a guest gets the restricted set', () => {
    const pages = openPages(['Guest'], all, 'tripsList')
    expect(pages).toContain('tripsList')
    expect(pages).not.toContain('actionCenter')
    expect(pages).not.toContain('about')
  })

  test('a page whose feature is closed is not there', () => {
    expect(openPages(['Traveller'], (gate) => gate !== 'employee.protect', 'tripsList')).not.toContain(
      'travelAdvisories',
    )
  })
})
