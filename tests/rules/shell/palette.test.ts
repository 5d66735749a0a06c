import { describe, expect, test } from 'vitest'
import { type Command, found, mostOfGroup, openPages } from '@/shell/palette/palette.rules'

const command = (name: string, detail?: string): Command => ({
  id: name,
  name,
  ...(detail && { detail }),
  run: () => undefined,
})
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
