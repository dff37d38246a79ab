import type { MessageSchema } from './schema.ts'
import { sharedTypes } from './shared-types.ts'

/** A file of direct debits, as a creditor gives it to the bank. */
export const pain008v08: MessageSchema = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08',
  types: {
    ...sharedTypes,
    Document: 'CstmrDrctDbtInitn:Message',
    Message: 'GrpHdr:Header PmtInf+:Collections SplmtryData*:Supplement',
    Header:
      'MsgId:text35 CreDtTm:dateTime Authstn*:Authorisation NbOfTxs:number CtrlSum?:decimal InitgPty:PartyData ' +
      'FwdgAgt?:Agent',
    Collections:
      'PmtInfId:text35 PmtMtd:debitMethod BtchBookg?:indicator NbOfTxs?:number CtrlSum?:decimal ' +
      'PmtTpInf?:PaymentType ReqdColltnDt:date Cdtr:PartyData CdtrAcct:Account CdtrAgt:Agent CdtrAgtAcct?:Account ' +
      'UltmtCdtr?:PartyData ChrgBr?:charges ChrgsAcct?:Account ChrgsAcctAgt?:Agent CdtrSchmeId?:PartyData ' +
      'DrctDbtTxInf+:Collection',
    PaymentType: 'InstrPrty?:text4 SvcLvl*:CodeOrText35 LclInstrm?:Instrument SeqTp?:sequence CtgyPurp?:CodeOrText35',
    Collection:
      'PmtId:PaymentId PmtTpInf?:PaymentType InstdAmt:amount ChrgBr?:charges DrctDbtTx?:DirectDebit ' +
      'UltmtCdtr?:PartyData DbtrAgt:Agent DbtrAgtAcct?:Account Dbtr:PartyData DbtrAcct:Account UltmtDbtr?:PartyData ' +
      'InstrForCdtrAgt?:text140 Purp?:CodeOrText35 RgltryRptg*:Reporting Tax?:Tax RltdRmtInf*:RemittanceLocation ' +
      'RmtInf?:Remittance SplmtryData*:Supplement',
    PaymentId: 'InstrId?:text35 EndToEndId:text35 UETR?:text36',
    DirectDebit: 'MndtRltdInf?:Mandate CdtrSchmeId?:PartyData PreNtfctnId?:text35 PreNtfctnDt?:date',
    Mandate:
      'MndtId?:text35 DtOfSgntr?:date AmdmntInd?:indicator AmdmntInfDtls?:Amendment ElctrncSgntr?:text1025 ' +
      'FrstColltnDt?:date FnlColltnDt?:date Frqcy?:Frequency Rsn?:CodeOrText70 TrckgDays?:text2',
    Amendment:
      'OrgnlMndtId?:text35 OrgnlCdtrSchmeId?:PartyData OrgnlCdtrAgt?:Agent OrgnlCdtrAgtAcct?:Account ' +
      'OrgnlDbtr?:PartyData OrgnlDbtrAcct?:Account OrgnlDbtrAgt?:Agent OrgnlDbtrAgtAcct?:Account ' +
      'OrgnlFnlColltnDt?:date OrgnlFrqcy?:Frequency OrgnlRsn?:CodeOrText70 OrgnlTrckgDays?:text2',
  },
}
