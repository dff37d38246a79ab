import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { readRefusedFiles } from './read-refused-files.ts'

const read = (xml: string) => readRefusedFiles(new TextEncoder().encode(xml))
const reason = (code: string) => `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
const report = (ofGroup: string, ofParts = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B7</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>KLOPT-1</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>${ofGroup}</OrgnlGrpInfAndSts>
${ofParts}</CstmrPmtStsRpt></Document>`

test('a file that was refused as a whole is told with the reason', () => {
  expect(read(report(`<GrpSts>RJCT</GrpSts>${reason('FF01')}`))).toEqual([
    { messageId: 'KLOPT-1', partId: null, reasonCode: 'FF01' },
  ])
})

test('so is a part of it, without a reason where the bank gives none', () => {
  const parts = ['RJCT', 'ACCP', 'RJCT'].map(
    (status, at) =>
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>KLOPT-1-${at + 1}</OrgnlPmtInfId><PmtInfSts>${status}</PmtInfSts></OrgnlPmtInfAndSts>`,
  )
  expect(read(report('<GrpSts>PART</GrpSts>', parts.join('')))).toEqual([
    { messageId: 'KLOPT-1', partId: 'KLOPT-1-1', reasonCode: null },
    { messageId: 'KLOPT-1', partId: 'KLOPT-1-3', reasonCode: null },
  ])
})

test.each([
  ['what was accepted', report('<GrpSts>ACCP</GrpSts>')],
  ['a report that names no file', report('<GrpSts>RJCT</GrpSts>').replace(/<OrgnlMsgId>.*<\/OrgnlMsgId>/, '')],
  ['a part without a name', report('', '<OrgnlPmtInfAndSts><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>')],
  [
    'a collection that was refused by itself',
    report(
      '',
      '<OrgnlPmtInfAndSts><OrgnlPmtInfId>KLOPT-1-1</OrgnlPmtInfId><TxInfAndSts><TxSts>RJCT</TxSts></TxInfAndSts></OrgnlPmtInfAndSts>',
    ),
  ],
  ['another message', '<Document><Stmt><GrpSts>RJCT</GrpSts></Stmt></Document>'],
])('no file was refused by %s', (_, xml) => {
  expect(read(xml)).toEqual([])
})

test('what is cut off is refused', () => {
  expect(() => read(report('<GrpSts>RJCT</GrpSts>').slice(0, -30))).toThrow(Refusal)
})
