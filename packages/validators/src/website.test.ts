import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { website } from './website.ts'

describe('website', () => {
  test.each([
    'naam.nl',
    'www.naam.nl',
    'https://naam.nl',
    'http://www.naam.nl/',
    'HTTPS://Naam.NL',
    'naam.nl/werk?jaar=2026#nieuw',
    'https://shop.naam.co.uk:8443/a/b',
    'studio-noord.amsterdam',
    '123inkt.nl',
    'münchen.de',
    'xn--mnchen-3ya.de',
    'naam.xn--p1ai',
  ])('takes %s as it was typed', (text) => {
    expect(website(text)).toEqual({ ok: true, value: text })
  })
  test('drops the spaces around it', () => {
    expect(website(' www.naam.nl\u00a0')).toEqual({ ok: true, value: 'www.naam.nl' })
  })
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['htp:/x', 'format'],
    ['htp://naam.nl', 'format'],
    ['http:/naam.nl', 'format'],
    ['http//naam.nl', 'format'],
    ['https://', 'format'],
    ['https://https://naam.nl', 'format'],
    ['javascript:alert(1)', 'format'],
    ['mailto:jan@naam.nl', 'format'],
    ['jan@naam.nl', 'format'],
    ['https://jan:geheim@naam.nl', 'format'],
    ['naam', 'format'],
    ['localhost', 'format'],
    ['naam,nl', 'format'],
    ['naam..nl', 'format'],
    ['.naam.nl', 'format'],
    ['-naam.nl', 'format'],
    ['naam-.nl', 'format'],
    ['naam.n', 'format'],
    ['192.168.1.1', 'format'],
    ['www.naam.nl en www.ander.nl', 'format'],
    ['www.naam.nl\nwww.ander.nl', 'format'],
    [`${'a'.repeat(64)}.nl`, 'format'],
    [`naam.nl/${'a'.repeat(200)}`, 'length'],
    [12, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(website(input)).toMatchObject({
      ok: false,
      reason,
      message: 'Vul een geldige website in, zoals www.naam.nl',
    })
  })
  test('takes every web address that a browser can read, with or without its protocol', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'small' }), (address) => {
        fc.pre(address.length <= 200)
        expect(website(address)).toEqual({ ok: true, value: address })
        expect(website(address.replace(/^https?:\/\//, ''))).toMatchObject({ ok: true })
      }),
    )
  })
})
