import { describe, expect, test } from 'vitest'
import { checkAuditFile } from '../../testing/check-audit-file.ts'
import { aContact, facts, textOf, type AuditFileChanges } from './audit-file.test-support.ts'
import { auditFile } from './audit-file.ts'
import type { AuditedItem } from './facts.ts'
import type { AuditFileVersion } from './schema.ts'

const versions: readonly AuditFileVersion[] = ['4.0', '3.2']
const write = (changes: AuditFileChanges, version: AuditFileVersion) => textOf(auditFile(facts(changes), version))

describe('what was open when the year began', () => {
  const anItem = (changes: Partial<AuditedItem> = {}): AuditedItem => ({
    kind: 'receivable',
    account: '1300',
    contactId: 7,
    number: '2025-0117',
    documentDate: '2025-12-10',
    dueDate: '2025-12-24',
    balanceCents: 12_100,
    ...changes,
  })
  const opened = [
    { account: '1300', balanceCents: 10_000 },
    { account: '0500', balanceCents: -10_000 },
  ]
  const openItems = [anItem(), anItem({ number: '2025-0118', contactId: null, balanceCents: -2_100 })]
  const contacts = [aContact()]

  test('stands in 3.2 by invoice and whose it is, beside the line of its account', async () => {
    const xml = (await write({ contacts, opened, openItems }, '3.2')).replaceAll('\n', '')
    expect(xml.match(/<obSubledgers>.*<\/obSubledgers>/)?.[0]).toBe(
      '<obSubledgers><obSubledger><sbType>CU</sbType><linesCount>2</linesCount><totalDebit>121.00</totalDebit>' +
        '<totalCredit>21.00</totalCredit><obSbLine><nr>1</nr><obLineNr>2</obLineNr><amnt>121.00</amnt><amntTp>D</amntTp>' +
        '<custSupID>7</custSupID><invRef>2025-0117</invRef><invPurSalTp>S</invPurSalTp><invDt>2025-12-10</invDt>' +
        '<invDueDt>2025-12-24</invDueDt></obSbLine><obSbLine><nr>2</nr><obLineNr>2</obLineNr><amnt>21.00</amnt>' +
        '<amntTp>C</amntTp><invRef>2025-0118</invRef><invPurSalTp>S</invPurSalTp><invDt>2025-12-10</invDt>' +
        '<invDueDt>2025-12-24</invDueDt></obSbLine></obSubledger></obSubledgers>',
    )
    expect(await write({ contacts, opened, openItems }, '4.0')).not.toContain('obSubledger')
  })

  test.each(versions)('leaves %s sound, also where items come to nothing together', async (version) => {
    const both = [...openItems, anItem({ kind: 'payable', account: '1600', number: 'L-9', balanceCents: -500 })]
    const returned = anItem({ kind: 'payable', account: '1600', number: 'L-9c', balanceCents: 500 })
    const accounts = [
      ...facts().accounts,
      { number: '1600', name: 'Crediteuren', type: 'liability', rgs: null } as const,
    ]
    const changes = { contacts, opened, accounts, openItems: [...both, returned] }
    expect(checkAuditFile(await write(changes, version), version).problems).toEqual([])
  })
})
