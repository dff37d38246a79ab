import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { PAPER_LANGUAGES } from './language.ts'
import { paperFormatIn, paperFormats } from './paper-format.ts'
import { paperTexts } from './texts.ts'

describe('figures and days', () => {
  test.each([
    ['nl', '-1.234,50', '€\xa0-1.234,50', '18,5', '8,5%', '03-04-2026'],
    ['en', '-1,234.50', '-€1,234.50', '18.5', '8.5%', '3 Apr 2026'],
    ['de', '-1.234,50', '-1.234,50\xa0€', '18,5', '8,5\xa0%', '03.04.2026'],
  ] as const)('are written in %s as its readers do', (language, money, euro, decimal, percent, date) => {
    const format = paperFormats[language]
    expect([format.money(-123_450), format.euro(-123_450), format.decimal('18.5')]).toEqual([money, euro, decimal])
    expect([format.percent('8.5'), format.date('2026-04-03')]).toEqual([percent, date])
  })

  test('have at least two decimals in a unit price, and at most those it has', () => {
    const written = PAPER_LANGUAGES.map((language) => ['1085', '0.5', '59.1667'].map(paperFormats[language].price))
    expect(written).toEqual([
      ['1.085,00', '0,50', '59,1667'],
      ['1,085.00', '0.50', '59.1667'],
      ['1.085,00', '0,50', '59,1667'],
    ])
  })

  test('agree with what the browser knows of each language', () => {
    const tags = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const
    fc.assert(
      fc.property(fc.constantFrom(...PAPER_LANGUAGES), fc.integer({ min: -1e11, max: 1e11 }), (language, cents) => {
        const money = new Intl.NumberFormat(tags[language], { style: 'currency', currency: 'EUR' })
        expect(paperFormats[language].euro(cents)).toBe(money.format(cents / 100).replace('\u2212', '-'))
      }),
    )
  })

  test('are empty for what cannot be written, so that nothing wrong is', () => {
    for (const language of PAPER_LANGUAGES) {
      const { money, euro, decimal, percent, date, price } = paperFormats[language]
      const none = [money(0.5), euro(Number.NaN), decimal('1,5'), percent(''), date('2026-02-30'), price('1,5')]
      expect(none).toEqual(['', '', '', '', '', ''])
    }
  })
})

describe('words', () => {
  test('of the law are the official ones', () => {
    const said = PAPER_LANGUAGES.map((language) => paperTexts(language).mentions)
    expect(said.map(({ sale_reverse }) => sale_reverse)).toEqual([
      'Btw verlegd.',
      'Reverse charge.',
      'Steuerschuldnerschaft des Leistungsempfängers.',
    ])
    expect(said.map(({ sale_margin }) => sale_margin)).toEqual([
      'Bijzondere regeling – gebruikte goederen.',
      'Margin scheme — Second-hand goods.',
      'Gebrauchtgegenstände/Sonderregelung.',
    ])
    for (const code of ['sale_eu_services', 'sale_eu_goods', 'sale_eu_triangular', 'sale_export'] as const)
      expect(said.map((mentions) => /2006\/112\/E[CG]/.test(mentions[code]))).toEqual([true, true, true])
    for (const code of ['sale_exempt', 'sale_kor'] as const)
      expect(said.map((mentions) => mentions[code].includes('Wet op de omzetbelasting 1968'))).toEqual([
        true,
        true,
        true,
      ])
  })

  test('are those of one language each: no text of the papers is left in Dutch by mistake', () => {
    const dutch = wordsOf(paperTexts('nl'))
    const same = (language: 'en' | 'de') => wordsOf(paperTexts(language)).filter((word, at) => word === dutch[at])
    expect(same('en')).toEqual(['0%', '0% (EU)', '0%', '0% (export)', ''])
    expect(same('de')).toEqual(['', 'Datum', 'Datum', 'Saldo', 'Datum'])
  })
})

/** Every text with its gaps left open. */
function wordsOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return []
    return typeof value === 'object' && value !== null ? wordsOf(value) : []
  })
}

describe('another currency', () => {
  test.each([
    ['nl', 'USD', '-1.234,50', 'USD\u00a0-1.234,50', '85,00'],
    ['en', 'GBP', '-1,234.50', 'GBP\u00a0-1,234.50', '85.00'],
    ['de', 'CHF', '-1.234,50', '-1.234,50\u00a0CHF', '85,00'],
    ['nl', 'JPY', '-123.450', 'JPY\u00a0-123.450', '85'],
    ['en', 'KWD', '-123.450', 'KWD\u00a0-123.450', '85.000'],
  ] as const)('in %s %s has its decimals and its code', (language, currency, money, total, price) => {
    const format = paperFormatIn(language, currency)
    expect([format.money(-123_450), format.euro(-123_450), format.price('85')]).toEqual([money, total, price])
  })

  test('euros are written as ever', () => {
    expect(paperFormatIn('en', 'EUR')).toBe(paperFormats.en)
  })

  test('the paper tells its euros in its language', () => {
    expect(paperTexts('nl').inEuros('€ 100,00', '€ 17,36', 'USD 1,0832')).toBe(
      'In euro: € 100,00, waarvan btw € 17,36. Koers: € 1 = USD 1,0832.',
    )
    expect(paperTexts('en').inEuros('€100.00', null, 'USD 1.0832')).toBe('In euro: €100.00. Rate: €1 = USD 1.0832.')
  })
})
