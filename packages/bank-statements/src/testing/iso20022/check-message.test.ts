import { describe, expect, test } from 'vitest'
import { aLine, aStatement, FIXTURES, fixture } from '../fixture.ts'
import { writeCamt053 } from '../write-camt053.ts'
import { isoProblems } from './check-message.ts'

const messages = FIXTURES.filter((name) => name.endsWith('.xml')).map(
  (name) => [name, new TextDecoder().decode(fixture(name))] as const,
)
const sound = writeCamt053(aStatement({ lines: [aLine({ structuredReference: '9001123412341234' })] }))

test('every CAMT among the fixtures is what the standard says', () => {
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.map(([name, xml]) => [name, isoProblems(xml)])).toEqual(messages.map(([name]) => [name, []]))
})

test('a statement without account number, identification, text and kind is still a message of the standard', () => {
  expect(isoProblems(writeCamt053(aStatement({ iban: null, statementId: null })))).toEqual([])
})

test('a statement that no message can hold is not written', () => {
  const tooLong = aStatement({ lines: [aLine({ counterpartyName: 'x'.repeat(141) })] })
  expect(() => writeCamt053(tooLong)).toThrow('is no text140')
})

describe('what the standard does not say is found', () => {
  test.each([
    ['a misspelt element', /<Ustrd>(.*?)<\/Ustrd>/, '<Ustd>$1</Ustd>', 'there is no Ustd here'],
    ['an element in another place', '<RmtInf>', '<RmtInf><EndToEndId>1</EndToEndId>', 'there is no EndToEndId here'],
    ['a missing element', /<BkTxCd\/>/, '', 'BkTxCd is missing'],
    [
      'one that stands there twice',
      '<Sts><Cd>BOOK</Cd></Sts>',
      '<Sts><Cd>A</Cd></Sts><Sts><Cd>B</Cd></Sts>',
      '2 times',
    ],
    ['another order', /(<BookgDt>.*?<\/BookgDt>)(<ValDt>.*?<\/ValDt>)/, '$2$1', 'out of order'],
    ['two of a choice', '<Pty>', '<Agt></Agt><Pty>', 'one of 2 elements'],
    ['none of a choice', '<Cd>BOOK</Cd>', '', 'one of 0 elements'],
    ['text that is too long', '<MsgId>', `<MsgId>${'x'.repeat(35)}`, 'is no text35'],
    ['an empty text', '<Cd>OPBD</Cd>', '<Cd/>', "'' is no text4"],
    ['text between elements', '<RmtInf>', '<RmtInf>x', 'text between elements: x'],
    ['a comma in an amount', '121.00', '121,00', 'is no amount'],
    ['an amount without currency', '<Amt Ccy="EUR">', '<Amt>', "the attributes are ''"],
    ['a day with a time', '<BookgDt><Dt>', '<BookgDt><Dt>T', 'is no date'],
    ['a direction that is none', 'CRDT', 'CREDIT', 'is no direction'],
    ['another namespace', 'camt.053.001.08', 'camt.053.001.99', 'in namespace'],
    ['what nobody has written down yet', '<RmtInf>', '<RltdDts/><RmtInf>', 'a Dates holds is not written down'],
  ] as const)('%s', (_, from, to, problem) => {
    expect(sound.replace(from, to)).not.toBe(sound)
    expect(isoProblems(sound.replace(from, to))).toContainEqual(expect.stringContaining(problem))
  })
})
