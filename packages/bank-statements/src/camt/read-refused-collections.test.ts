import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { readRefusedCollections } from './read-refused-collections.ts'

const read = (xml: string) => readRefusedCollections(new TextEncoder().encode(xml))

const report = (transactions: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>A1</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>KLOPT-1</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>KLOPT-1-1</OrgnlPmtInfId>${transactions}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`

const transaction = (id: string, status: string, code: string) =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf></TxInfAndSts>`

test('a status report says what was refused, and why; what was accepted is left out', () => {
  const xml = report(
    transaction('A', 'RJCT', 'AM04') + transaction('B', 'ACCP', 'AM04') + transaction('A', 'RJCT', 'AC04'),
  )
  expect(read(xml)).toEqual([{ endToEndId: 'A', reasonCode: 'AC04', isReturn: false }])
})

test('a statement says what came back, part by part of a batch, whatever the prefix of its names', () => {
  const xml = `<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><c:BkToCstmrStmt><c:Stmt><c:Ntry><c:NtryDtls>
    <c:TxDtls><c:Refs><c:EndToEndId>A</c:EndToEndId></c:Refs><c:RtrInf><c:Rsn><c:Cd>MD06</c:Cd></c:Rsn></c:RtrInf></c:TxDtls>
    <c:TxDtls><c:Refs><c:EndToEndId>B</c:EndToEndId></c:Refs></c:TxDtls>
    <c:TxDtls><c:Refs><c:EndToEndId>NOTPROVIDED</c:EndToEndId></c:Refs><c:RtrInf/></c:TxDtls>
    <c:TxDtls><c:Refs><c:EndToEndId>C</c:EndToEndId></c:Refs><c:RtrInf><c:AddtlInf>zonder code</c:AddtlInf></c:RtrInf></c:TxDtls>
  </c:NtryDtls></c:Ntry></c:Stmt></c:BkToCstmrStmt></c:Document>`
  expect(read(xml)).toEqual([
    { endToEndId: 'A', reasonCode: 'MD06', isReturn: true },
    { endToEndId: 'C', reasonCode: null, isReturn: true },
  ])
})

test('another message has none', () => {
  expect(read('<Document><CstmrDrctDbtInitn><PmtInf/></CstmrDrctDbtInitn></Document>')).toEqual([])
})

test.each([
  ['cut off', report(transaction('A', 'RJCT', 'AM04')).slice(0, -40)],
  ['no XML', 'datum;bedrag'],
  ['a document type', `<!DOCTYPE x []>${report('')}`],
  ['far too deep', '<a>'.repeat(100)],
])('a file with %s is refused', (_, xml) => {
  expect(() => read(xml)).toThrow(Refusal)
})
