import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sayIn } from '#bookingTool/messages/messages.ts'

/** Every text of the application, the server and the booking tool in a language. */
const messagesOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`{bookingTool,contract,src/i18n,server}/messages/${language}/*.json`).map(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as object,
    ),
  )
const offending = (language: string, wrong: RegExp) =>
  Object.entries(messagesOf(language)).filter(([, text]) => wrong.test(saidOf(text)))
/** A text without the names of its choices and the formats of its numbers. */
const saidOf = (text: string) =>
  (/, select,/.test(text) ? text.replaceAll(/\w+ (?=\{)/g, '') : text).replaceAll(/, number, ::[^}]*/g, '')

/** The rules of docs/terms.md, as far as a pattern can check them. */
describe('terms', () => {
  test.each([
    [
      'en',
      'American spelling',
      /travell|cancell(ed|ing)|centre|programme|colour|organis|kilometre|(?<!Government )licence/i,
    ],
    ['en', 'no full stop after a time, which may end in one (4:26 a.m.)', /\{(at|when|until)\}\./],
    ['es', 'no full stop after a time, which may end in one (4:26 a.m.)', /\{(at|when|until)\}\./],
    ['en-CA', 'Canadian spelling', /traveler|canceled|center|programme|color\b|organis|kilometer/i],
    [
      'fr-CA',
      'one word for one thing',
      /évènement|politique de voyages|administrateur (de|des) voyages|e-mail|mobile|matricule|carte d’entreprise|vos gens/i,
    ],
    ['fr-CA', 'spaces that keep a colon, a quotation mark or a percent sign on its line', /\S [:»%]|« /],
    ['fr-CA', 'no space before ? ! ; and curly apostrophes', /[\s\u00a0\u202f][?!;]|\p{L}'\p{L}/u],
    ['fr-CA', 'a space before a colon and inside quotation marks', /\p{L}:(?!\/)|«\S|\S»/u],
    ['fr-CA', 'names of months that would need an elision stand without “de”', /\bfin de \{month/],
    ['fr-CA', 'a count of zero is singular, so a limit carries the noun', /\{(count|used), number\} caractères/],
    ['fr-CA', 'who books for others is not called as who plans events', /organisateur|organisation de voyages/i],
    ['es', 'who books for others is not called as who plans events', /organizador|organización de viajes/i],
    ['fr-CA', 'one way to say each thing', /à tout moment|scellé|n’a pas pu être chargé|n’ont pas pu être chargé/],
    ['es', 'one way to say each thing', /entretanto|introdu[cjz]|ompr[uo]e?b|estancia|peticion|vuelva a intentar/i],
    [
      'es',
      'one verb for typing, none for letting in',
      /\bingres[aeoó]|contactar|servicio de acceso|códigos de acceso/i,
    ],
    [
      'es',
      'one form of each phrase',
      /\bgratis\b|fuera de política|comenz|comienz|otra vez|emisión|\btras\b|válido por/i,
    ],
    [
      'fr-CA',
      'names that may contract stand in texts without marks',
      /<\w+>.*\b(à|de) \{(city|place|destination|who|name)\}/,
    ],
    ['fr-CA', 'an hour stays with its number', /\d h(?!\p{L})/u],
    ['fr-CA', 'one form of each phrase', /adresse de courriel|gratuite?\b|allée|hors connexion|transporteur garde/i],
    ['es', 'Latin American words', /\bfacilit|\bordenador|\bzumo|reparación|\bno se carg(ó|aron)/i],
    ['es', 'a time ahead is “dentro de”', /vence(n|rá)? en #/i],
    ['es', 'one word for one thing', /añad|caduc|coche|móvil|billete|visado|localizador|administrador de viajes/i],
    ['es', 'one word for each thing of administration', /medios? de pago|\bpagar? para\b|\bajustes\b|su gente/i],
  ])('the texts in %s keep to the rule: %s', (language, _, wrong) => {
    expect(offending(language, wrong)).toEqual([])
  })

  // Known Traveler Number and Trusted Traveler are names of programs of the United States. Both spell “licensed” so.
  test('every American spelling in English has its Canadian form', () => {
    const american = offending(
      'en',
      /(?<!Known |Trusted )travel(er|ed|ing)|cancel(ed|ing)|center|color\b|kilometer|license(?!d)/i,
    )
    const canadian = messagesOf('en-CA')
    expect(american.map(([id]) => id).filter((id) => canadian[id] === undefined)).toEqual([])
  })

  test('the booking tool spells English by region', () => {
    expect(sayIn('en-us')('bookingTool.traveler')).toBe('Traveler')
    expect(sayIn('en-ca')('bookingTool.traveler')).toBe('Traveller')
  })

  // The article of a help page, and the messages of the buttons, menu entries and sections that it sends people to.
  const named: [article: string, labels: string[]][] = [
    ['book', ['booking.bookNow', 'shell.bookATrip']],
    ['cannotBook', ['routes.completeYourProfile']],
    ['change', ['trip.actions.changeInTool', 'trip.actions.cancel', 'trip.report.open']],
    ['passport', ['routes.travelDocuments']],
    ['cardExpiring', ['routes.payment']],
    ['arrangers', ['routes.account', 'support.section.arrangers', 'profile.account.page.changes']],
    ['calendar', ['trip.actions.calendar', 'trips.calendar.open']],
    ['offline', ['trip.kept.keep']],
    ['timeZones', ['routes.account', 'support.section.display']],
    ['privacy', ['routes.account', 'profile.account.page.changes']],
  ]
  test.each(['en', 'fr-CA', 'es'])('the help in %s calls every button, page and section by its name', (language) => {
    const texts = messagesOf(language)
    const wrong = named.flatMap(([article, labels]) =>
      labels.filter((id) => !texts[`support.article.${article}.text`]?.includes(texts[id] ?? id)),
    )
    expect(wrong).toEqual([])
    for (const section of ['arrangers', 'display'])
      expect(texts[`support.section.${section}`]).toBe(texts[`profile.account.page.${section}`])
  })

  test.each(['en', 'fr-CA', 'es'])('no group of the profile in %s repeats the heading of its page', (language) => {
    const texts = messagesOf(language)
    expect(texts['patterns.profilePages.profile']).not.toBe(texts['routes.profile'])
  })

  test.each(['en', 'fr-CA', 'es'])('no part of the account page in %s repeats the heading of its page', (language) => {
    const texts = messagesOf(language)
    const parts = [
      ['signIn', 'signIn'],
      ['signInAndRoles', 'signIn'],
      ['signInAndRoles', 'roles'],
      ['changes', 'changes'],
      ['close', 'close'],
      ['display', 'display'],
      ['messages', 'messages'],
    ]
    for (const [page, part] of parts)
      expect(texts[`profile.account.${part}.title`]).not.toBe(texts[`profile.account.page.${page}`])
  })
})
