import { expect, test } from 'vitest'
import { aContact, anEntry, facts, textOf } from '../reports/audit-file/audit-file.test-support.ts'
import { auditFile } from '../reports/audit-file/audit-file.ts'
import { checkAuditFile } from './check-audit-file.ts'

const sound = await textOf(auditFile(facts({ contacts: [aContact()], entries: [anEntry()] }), '4.0'))
const problemsOf = (from: string, to: string) => checkAuditFile(sound.replace(from, to), '4.0').problems

test('a sound file has no problems', () => {
  expect(checkAuditFile(sound, '4.0').problems).toEqual([])
})

test.each([
  ['an element too many', '<curCode>EUR</curCode>', '<curCode>EUR</curCode><fax/>', 'there is no fax here'],
  ['an element of another version', '<Commercenr>', '<companyIdent>1</companyIdent><Commercenr>', 'no companyIdent'],
  ['a missing element', '<dateCreated>2026-11-21</dateCreated>', '', 'dateCreated is missing'],
  ['one that stands there twice', '<curCode>EUR</curCode>', '<curCode>EUR</curCode><curCode>EUR</curCode>', '2 times'],
  ['another order', '<nr>VRK-1</nr><desc>Factuur 2026-0001</desc>', '<desc>x</desc><nr>VRK-1</nr>', 'out of order'],
  ['a long text', '<docRef>2026-0001', `<docRef>${'x'.repeat(260)}`, 'is no text'],
  ['a comma in an amount', '<amnt>121.00', '<amnt>121,0', 'is no amount'],
  ['a code that does not exist', '<jrnTp>S', '<jrnTp>Q', 'is no code'],
  ['another date', '<trDt>2026-03-31', '<trDt>31-03-2026', 'is no date'],
  ['a count that is off', '<linesCount>3', '<linesCount>4', 'linesCount is not the number'],
  ['a total that is off', '<totalDebit>121.00', '<totalDebit>121.01', 'totalDebit is not the sum'],
  ['a transaction out of balance', '<amnt>121.00', '<amnt>121.01', 'does not balance'],
  ['an account that is nowhere', '<accID>1300</accID><docRef>', '<accID>9</accID><docRef>', 'accID 9 is unknown'],
  ['a customer that is nowhere', '<custSupID>7</custSupID><invRef>', '<custSupID>8</custSupID><invRef>', 'custSupID 8'],
  ['an account twice', '<accID>1100</accID><accDesc>', '<accID>0500</accID><accDesc>', 'accID is not unique'],
  ['another namespace', 'XmlauditfileXAF_4.0', 'XAF/4.0', 'in namespace'],
])('%s is found', (_what, from, to, problem) => {
  expect(problemsOf(from, to)).toContainEqual(expect.stringContaining(problem))
})

const item = {
  kind: 'receivable',
  account: '1300',
  contactId: 7,
  number: '2025-0117',
  documentDate: '2025-12-10',
  dueDate: '2025-12-24',
  balanceCents: 12_100,
} as const
const opened = [
  { account: '1300', balanceCents: 12_100 },
  { account: '0500', balanceCents: -12_100 },
]
const withItems = await textOf(auditFile(facts({ contacts: [aContact()], opened, openItems: [item] }), '3.2'))

test.each([
  ['nothing', '', '', null],
  [
    'a count of items that is off',
    '<sbType>CU</sbType><linesCount>1',
    '<sbType>CU</sbType><linesCount>2',
    'linesCount',
  ],
  ['an item of no line', '<obLineNr>2', '<obLineNr>3', 'obLineNr 3 is unknown'],
  [
    'an item of nobody',
    '<custSupID>7</custSupID><invRef>',
    '<custSupID>8</custSupID><invRef>',
    'custSupID 8 is unknown',
  ],
  [
    'items that are not what their line says',
    '</obLineNr><amnt>121.00',
    '</obLineNr><amnt>120.00',
    'obLine 2 is not the',
  ],
])('of items that were open %s is found', (_what, from, to, problem) => {
  const { problems } = checkAuditFile(withItems.replace(from, to), '3.2')
  expect(problems).toEqual(problem === null ? [] : expect.arrayContaining([expect.stringContaining(problem)]))
})
