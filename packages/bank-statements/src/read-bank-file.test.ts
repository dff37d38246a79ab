import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'
import { writeCamt053, writeMt940 } from './testing/index.ts'
import { decodeText } from './text/decode-text.ts'
import { aLine, aStatement, bytesOf, FIXTURES, fixture, statementsIn } from './testing/fixture.ts'

function reasonOf(bytes: Uint8Array, maxBytes?: number) {
  const result = readBankFile(bytes, maxBytes === undefined ? {} : { maxBytes })
  return result.ok ? 'read' : result.reason
}

describe('any bytes', () => {
  test('never throw, and are refused with a message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        const result = readBankFile(bytes)
        expect(result.ok || result.message.length > 20).toBe(true)
      }),
    )
  })

  test('never throw behind the beginning of a real file', () => {
    const starts = FIXTURES.map(fixture)
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.uint8Array(),
        (start, part, rest) => {
          const kept = start.subarray(0, Math.floor(start.length * part))
          const result = readBankFile(Uint8Array.from([...kept, ...rest]))
          expect(result.ok || result.message.length > 20).toBe(true)
        },
      ),
    )
  })
})

describe('a file that is no bank file', () => {
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['only white space', bytesOf(' \r\n\t'), 'empty'],
    ['a letter', bytesOf('Beste klant, hierbij het afschrift.'), 'unknown_format'],
    ['a pdf', bytesOf('%PDF-1.7 ...'), 'unknown_format'],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'unknown_format'],
    ['a new spreadsheet', zipSync({ '[Content_Types].xml': bytesOf('<Types/>') }), 'unknown_format'],
    ['a web page', bytesOf('<!DOCTYPE html><html></html>'), 'doctype'],
  ])('%s is refused', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  test('is named in the message when its name is known', () => {
    const result = readBankFile(bytesOf('Beste klant'), { fileName: 'brief.txt' })
    expect(result).toMatchObject({ ok: false, message: expect.stringMatching(/^brief\.txt: Dit bestand is geen/) })
  })

  test('of 100 MB is refused unread', () => {
    expect(readBankFile(new Uint8Array(100_000_000))).toMatchObject({ ok: false, reason: 'too_large' })
    expect(reasonOf(fixture('ing.mt940'), 100)).toBe('too_large')
    const messageAt = (maxBytes: number) => readBankFile(new Uint8Array(10_000_000), { maxBytes })
    expect(messageAt(3.5 * 1024 * 1024)).toMatchObject({
      message: expect.stringContaining('hoogstens 3 MB') as unknown,
    })
    expect(messageAt(100)).toMatchObject({ message: expect.stringContaining('hoogstens 1 MB') as unknown })
  })
})

test('an MT940 whose first field stands on the line of its envelope is one', () => {
  const inOneLine = new TextDecoder().decode(fixture('ing.mt940')).replace(/^:20:/m, '{1:F01}{4:  :20:')
  expect(readBankFile(bytesOf(inOneLine))).toMatchObject({ ok: true, format: 'mt940' })
})

describe('letters', () => {
  const name = 'Café Ångström & Zoë’s €-winkel'
  const statement = aStatement({ lines: [aLine({ counterpartyName: name })] })
  const mt940 = writeMt940(statement)
  const camt = writeCamt053(statement)
  const nameIn = (bytes: Uint8Array) => {
    const result = readBankFile(bytes)
    return result.ok ? result.statements[0]?.lines[0]?.counterpartyName : result.reason
  }
  const western = (text: string) =>
    Uint8Array.from(text, (letter) => ({ '€': 0x80, '’': 0x92 })[letter] ?? letter.charCodeAt(0))
  const utf16 = (text: string) =>
    new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer)
  const declared = (encoding: string) => camt.replace('encoding="UTF-8"', `encoding="${encoding}"`)

  test.each([
    ['MT940 in UTF-8', bytesOf(mt940)],
    ['MT940 in UTF-8 with a byte order mark', bytesOf(`\ufeff${mt940}`)],
    ['MT940 in Windows-1252', western(mt940)],
    ['CAMT.053 in UTF-8', bytesOf(camt)],
    ['CAMT.053 in UTF-8 with a byte order mark', bytesOf(`\ufeff${camt}`)],
    ['CAMT.053 in UTF-16', utf16(declared('UTF-16'))],
    ['CAMT.053 in UTF-16 without a byte order mark', utf16(declared('UTF-16')).subarray(2)],
    ['CAMT.053 in Windows-1252', western(declared('windows-1252'))],
    ['CAMT.053 in ISO-8859-1', western(declared('ISO-8859-1'))],
    ['CAMT.053 that says Latin but is UTF-8', bytesOf(declared('ISO-8859-1'))],
  ])('%s are read right', (_, bytes) => {
    expect(nameIn(bytes)).toBe(name)
  })

  test.each([
    ['CAMT.053 that says UTF-8 but is Latin', western(camt)],
    ['CAMT.053 in an encoding nobody knows', bytesOf(declared('x-klopt'))],
    ['MT940 in a DOS code page', Uint8Array.from(mt940.replace('Café', 'Caf\x82'), (letter) => letter.charCodeAt(0))],
    ['UTF-16 cut in mid-letter', utf16(camt).subarray(0, -1)],
  ])('%s are refused', (_, bytes) => {
    expect(nameIn(bytes)).toBe('encoding')
  })
})

describe('lines that end with a carriage return alone, as an old Mac writes them', () => {
  test.each(FIXTURES.filter((name) => !name.endsWith('.xlsx')))('%s is read as with other ends', (name) => {
    const old = bytesOf(decodeText(fixture(name)).replaceAll(/\r\n|\n/g, '\r'))
    expect(readBankFile(old)).toEqual(readBankFile(fixture(name)))
  })
})

describe('a zip', () => {
  const day = (date: string, opening: number) =>
    bytesOf(
      writeCamt053(
        aStatement({
          from: date,
          to: date,
          openingBalanceCents: opening,
          closingBalanceCents: opening + 12_100,
          lines: [aLine({ date })],
        }),
      ),
    )
  const zip = zipSync({
    'map/': new Uint8Array(),
    'map/1.xml': day('2026-03-05', 0),
    'map/2.xml': day('2026-03-06', 12_100),
    '__MACOSX/._1.xml': bytesOf('x'),
  })

  test('gives the statements of all its files, without what a Mac adds', () => {
    const result = readBankFile(zip)
    expect(result).toMatchObject({ ok: true, format: 'camt053' })
    expect(result.ok && result.statements.map(({ to }) => to)).toEqual(['2026-03-05', '2026-03-06'])
  })

  test('holds a bank file of any sort, packed or not', () => {
    const packed = zipSync({ 'a.csv': [fixture('ing.csv'), { level: 0 }] })
    expect(readBankFile(packed)).toMatchObject({ ok: true, format: 'ing-csv', statements: statementsIn('ing.csv') })
  })

  test('reads past what a packer writes beside its entries', () => {
    const noted = zipSync({
      'a.xml': [day('2026-03-05', 0), { comment: 'maart', extra: { 0x7075: bytesOf('extra') } }],
      'b.xml': day('2026-03-06', 12_100),
    })
    const result = readBankFile(noted)
    expect(result.ok && result.statements.map(({ to }) => to)).toEqual(['2026-03-05', '2026-03-06'])
  })

  test('is refused when its directory says less, or points elsewhere, than there is', () => {
    const end = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
    for (const [at, value] of [
      [end + 10, 3],
      [end + 16, 0],
    ] as const) {
      const changed = zip.slice()
      new DataView(changed.buffer).setUint16(at, value, true)
      expect(reasonOf(changed)).toBe('damaged')
    }
  })

  test('is refused when cut off at any byte', () => {
    for (let length = 0; length < zip.length; length += 1) expect(reasonOf(zip.subarray(0, length))).not.toBe('read')
  })

  test('with a changed byte is refused or reads the same', () => {
    const whole = readBankFile(zip)
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = zip.slice()
        changed[at] = (changed[at] ?? 0) ^ change
        const result = readBankFile(changed)
        // Names and times of the entries may change; what was in them may not.
        if (result.ok && whole.ok && result.statements.length === 2) expect(result).toEqual(whole)
      }),
    )
  })

  test.each([
    ['a bomb', zipSync({ 'a.xml': new Uint8Array(20_000_000) }), 'too_large'],
    [
      'many files that are too large together',
      zipSync(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.xml`, new Uint8Array(9_000_000).fill(n)]))),
      'too_large',
    ],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.xml`, bytesOf('<a/>')]))),
      'too_large',
    ],
    ['a zip in a zip', zipSync({ 'b.zip': zipSync({ 'a.xml': bytesOf('<a/>') }) }), 'unknown_format'],
    ['nothing', zipSync({}), 'empty'],
    ['files of two sorts', zipSync({ 'a.csv': fixture('ing.csv'), 'b.940': fixture('ing.mt940') }), 'unknown_format'],
    [
      'a file that is no bank file',
      zipSync({ 'a.xml': fixture('camt053-v02.xml'), 'b.pdf': bytesOf('%PDF') }),
      'unknown_format',
    ],
  ])('of %s is refused', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toBe(reason)
  })

  test('of a spreadsheet is called one, whatever else is in it', () => {
    const result = readBankFile(
      zipSync({ 'docProps/app.xml': bytesOf('<a/>'), '[Content_Types].xml': bytesOf('<Types/>') }),
    )
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('Excel-bestand') })
  })

  test('with a password says so', () => {
    const locked = zip.slice()
    const directory = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    // Of the first entry that counts; the folder before it is left out.
    const entry = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), directory + 4)
    locked[entry + 8] = 1
    expect(readBankFile(locked)).toMatchObject({ ok: false, message: expect.stringContaining('met een wachtwoord') })
  })

  test('names the file it refuses', () => {
    const result = readBankFile(zipSync({ 'maart.xml': fixture('camt053-v02.xml').subarray(0, 900) }))
    expect(result).toMatchObject({ ok: false, reason: 'truncated', message: expect.stringContaining('maart.xml') })
  })
})
