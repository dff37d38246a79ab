import { describe, expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'
import { bytesOf } from './testing/fixture.ts'

const STMT = '<Document><BkToCstmrStmt><Stmt>'
const LONG = 1_000_000

/**
 * Files made to keep a reader busy or to fill its memory. Work that grows with the square of the
 * size would take hours here, and the runner's own limit would end the test.
 */
describe('a file made to do harm is dealt with at once:', () => {
  test.each([
    ['slashes', mt940(`:86:/REMI/${'/'.repeat(LONG)}x${'/'.repeat(LONG)}x`), 'read'],
    ['half tags', mt940(`:86:/REMI/${'/R\n'.repeat(LONG)}x`), 'read'],
    ['spaces in a name', mt940(`:86:REK: NAAM: a${' '.repeat(LONG)}b`), 'read'],
    ['spaces in a reference', mt940(`:86:/REMI/ISSUER:${' '.repeat(LONG)}b`), 'read'],
    ['subfields', mt940(`:86:166${'?20x'.repeat(LONG)}`), 'read'],
    ['digits in an amount', mt940(`:61:2603050305C${'1'.repeat(LONG)}x`), 'damaged'],
    ['spaces in an account', mt940('').replace('NL62INGB0009990001', `1${' '.repeat(LONG)}x`), 'read'],
    ['fields without end', ':61:x\n'.repeat(LONG).replace(':61:', ':20:'), 'too_large'],
    ['rows without end', `Datum;b\n${'a;b\n'.repeat(LONG)}`, 'too_large'],
    ['quotes without end', `Datum;b\n"${'""'.repeat(LONG)}`, 'truncated'],
    ['elements without end', `${STMT}<Ntry>${'<a/>'.repeat(LONG)}`, 'too_large'],
    ['balances and entries without dates', balancesAndEntries(), 'truncated'],
    ['envelopes', '{4: '.repeat(LONG), 'unknown_format'],
  ])('%s', (_, text, outcome) => {
    const result = readBankFile(bytesOf(text))
    expect(result.ok ? 'read' : result.reason).toBe(outcome)
  })
})

function mt940(fields: string): string {
  const head = ':20:X\n:25:NL62INGB0009990001\n:28C:1\n:60F:C260304EUR0,00\n:61:2603050305C0,NTRFNONREF'
  return `${head}\n${fields}\n:62F:C260305EUR0,00\n`
}

function balancesAndEntries(): string {
  const code = '<Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>'
  const amount = '<Amt>1</Amt><CdtDbtInd>CRDT</CdtDbtInd>'
  const balance = `<Bal>${code}${amount}<Dt><Dt>2026-03-05</Dt></Dt></Bal>`
  return `${STMT}${balance.repeat(20_000)}${`<Ntry>${amount}</Ntry>`.repeat(20_000)}`
}
