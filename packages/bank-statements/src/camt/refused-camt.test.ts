import { describe, expect, test } from 'vitest'
import { reasonOf, v02 } from './camt.test-support.ts'

describe('CAMT.053 that is refused', () => {
  test.each([
    ['a document type', v02.replace('<Document', '<!DOCTYPE Document SYSTEM "x"><Document'), 'doctype'],
    [
      'an entity bomb',
      v02.replace('<Document', '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document'),
      'doctype',
    ],
    ['an entity that was never declared', v02.replace('Bakkerij', '&bakkerij;'), 'damaged'],
    ['a payment order', '<Document><CstmrCdtTrfInitn><GrpHdr/></CstmrCdtTrfInitn></Document>', 'wrong_message'],
    ['a status report', '<Document><CstmrPmtStsRpt><GrpHdr/></CstmrPmtStsRpt></Document>', 'wrong_message'],
    ['a notice in the message of a statement', v02.replace('</Stmt>', '</Stmt><Ntfctn></Ntfctn>'), 'damaged'],
    ['another document', '<?xml version="1.0"?><Invoice><Id>1</Id></Invoice>', 'unknown_format'],
    ['an amount that was changed', v02.replace('>726.00<', '>726.01<'), 'totals_differ'],
    ['a fraction of a cent', v02.replace('>726.00<', '>726.001<'), 'damaged'],
    ['an entry in another currency', v02.replace('"EUR">726.00', '"USD">726.00'), 'damaged'],
    ['a closing balance in another currency', v02.replace('"EUR">951.45', '"USD">951.45'), 'damaged'],
    ['a direction it does not know', v02.replace('CRDT</CdtDbtInd><RvslInd>', 'XXXX</CdtDbtInd><RvslInd>'), 'damaged'],
    ['a day that does not exist', v02.replaceAll('2026-03-05', '2026-02-30'), 'damaged'],
    ['elements that do not match', v02.replace('</RmtInf>', '</RmtInfo>'), 'damaged'],
    ['a missing end', v02.slice(0, -40), 'truncated'],
    ['only pending entries', v02.replaceAll('<Sts>BOOK', '<Sts>PDNG'), 'not_booked'],
    [
      'only pending entries beside a statement without any',
      `${v02.replaceAll('<Sts>BOOK', '<Sts>PDNG').split('</Stmt>')[0] ?? ''}</Stmt><Stmt><Id>2</Id></Stmt></BkToCstmrStmt></Document>`,
      'not_booked',
    ],
    ['elements nested without end', `<Document><Stmt>${'<a>'.repeat(100_000)}`, 'damaged'],
  ])('%s', (_, xml, reason) => {
    expect(reasonOf(xml)).toBe(reason)
  })
})
