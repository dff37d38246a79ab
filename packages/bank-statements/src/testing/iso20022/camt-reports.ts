import { camt053v08 } from './camt053.ts'
import type { MessageSchema } from './schema.ts'

/** The interim report: as the statement, with balances only where it likes. */
export const camt052v08: MessageSchema = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.052.001.08',
  types: {
    ...camt053v08.types,
    Document: 'BkToCstmrAcctRpt:Message',
    Message: 'GrpHdr:Header Rpt+:Report SplmtryData*:Supplement',
    Report:
      'Id:text35 RptPgntn?:Page ElctrncSeqNb?:number RptgSeq?:Sequence LglSeqNb?:number CreDtTm?:dateTime ' +
      'FrToDt?:Period CpyDplctInd?:text4 RptgSrc?:CodeOrText35 Acct:OwnAccount RltdAcct?:Account Intrst*:Interest ' +
      'Bal*:Balance TxsSummry?:Summary Ntry*:Entry AddtlRptInf?:text500',
  },
}

/** The notice of bookings: as the statement, without balances. */
export const camt054v08: MessageSchema = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.054.001.08',
  types: {
    ...camt053v08.types,
    Document: 'BkToCstmrDbtCdtNtfctn:Message',
    Message: 'GrpHdr:Header Ntfctn+:Notification SplmtryData*:Supplement',
    Notification:
      'Id:text35 NtfctnPgntn?:Page ElctrncSeqNb?:number RptgSeq?:Sequence LglSeqNb?:number CreDtTm?:dateTime ' +
      'FrToDt?:Period CpyDplctInd?:text4 RptgSrc?:CodeOrText35 Acct:OwnAccount RltdAcct?:Account Intrst*:Interest ' +
      'TxsSummry?:Summary Ntry*:Entry AddtlNtfctnInf?:text500',
  },
}
