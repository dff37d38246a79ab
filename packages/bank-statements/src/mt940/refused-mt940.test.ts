import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture } from '../testing/fixture.ts'

describe('MT940 that is refused', () => {
  const text = new TextDecoder().decode(fixture('ing.mt940'))
  const reasonOf = (changed: string) => {
    const result = readBankFile(bytesOf(changed))
    return result.ok ? 'read' : result.reason
  }

  test.each([
    ['an amount that was changed', text.replace('C1210,00', 'C1210,01'), 'totals_differ'],
    ['a line that was taken out', text.replace(/:61:2603050305D96,80NDDT[^]*?(?=:61:)/, ''), 'totals_differ'],
    ['a line that cannot be read', text.replace('C1210,00', 'X1210,00'), 'damaged'],
    ['a day that does not exist', text.replace(':61:2603050305C', ':61:2602300230C'), 'damaged'],
    ['a statement without closing balance', text.replace(/:62F:[^]*/, ''), 'truncated'],
    ['a statement that starts before the last one ended', text.replace(/:62F:[^\r]*/, ':20:X'), 'damaged'],
    ['the header of a next statement and nothing more', `${text}{1:F01INGBNL2ABXXX0000000000}`, 'truncated'],
  ])('%s', (_, changed, reason) => {
    expect(changed).not.toBe(text)
    expect(reasonOf(changed)).toBe(reason)
  })

  test.each([
    ['29 February of a year without one', '230229', '2023-02-28'],
    ['30 February', '240230', '2024-02-29'],
    ['31 April', '260431', '2026-04-30'],
  ])(
    'a value date of %s, which a bank that counts months of 30 days writes, is the end of that month',
    (_, day, end) => {
      const changed = text.replace(':61:2603050305C', `:61:${day}0305C`)
      const result = readBankFile(bytesOf(changed))
      expect(changed).not.toBe(text)
      expect(result.ok && result.statements[0]?.lines[0]).toMatchObject({ valueDate: end, amountCents: 121_000 })
    },
  )

  test.each(['260432', '261331', '260400'])('a value date of %s is none', (day) => {
    expect(reasonOf(text.replace(':61:2603050305C', `:61:${day}0305C`))).toBe('damaged')
  })

  test('a space between amount and type changes nothing', () => {
    const spaced = text.replaceAll(/(:61:.*?,\d*)N/g, '$1 N')
    expect(spaced).not.toBe(text)
    expect(readBankFile(bytesOf(spaced))).toEqual(readBankFile(bytesOf(text)))
  })

  test('an interim report (MT942), with what to download instead', () => {
    const interim = ':20:X\r\n:25:NL62INGB0009990001\r\n:28C:1\r\n:34F:EURD0,\r\n:13D:2603051200+0100\r\n'
    expect(readBankFile(bytesOf(`${interim}:61:260305C1,00NTRFNONREF\r\n:90C:1EUR1,00\r\n`))).toMatchObject({
      ok: false,
      reason: 'not_booked',
      message: expect.stringContaining('dagafschrift'),
    })
  })

  test('names the line that is damaged', () => {
    expect(readBankFile(bytesOf(text.replace('C1210,00', 'X1210,00')))).toMatchObject({ ok: false, line: 8 })
  })
})
