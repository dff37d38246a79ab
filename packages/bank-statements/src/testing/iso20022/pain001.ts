import type { MessageSchema } from './schema.ts'
import { sharedTypes } from './shared-types.ts'

/** A file of credit transfers, as a payer gives it to the bank. */
export const pain001v09: MessageSchema = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
  types: {
    ...sharedTypes,
    Document: 'CstmrCdtTrfInitn:Message',
    Message: 'GrpHdr:Header PmtInf+:Payments SplmtryData*:Supplement',
    Header:
      'MsgId:text35 CreDtTm:dateTime Authstn*:Authorisation NbOfTxs:number CtrlSum?:decimal InitgPty:PartyData ' +
      'FwdgAgt?:Agent',
    Payments:
      'PmtInfId:text35 PmtMtd:method BtchBookg?:indicator NbOfTxs?:number CtrlSum?:decimal PmtTpInf?:PaymentType ' +
      'ReqdExctnDt:Day PoolgAdjstmntDt?:date Dbtr:PartyData DbtrAcct:Account DbtrAgt:Agent DbtrAgtAcct?:Account ' +
      'InstrForDbtrAgt?:text140 UltmtDbtr?:PartyData ChrgBr?:charges ChrgsAcct?:Account ChrgsAcctAgt?:Agent ' +
      'CdtTrfTxInf+:Transfer',
    PaymentType: 'InstrPrty?:text4 SvcLvl*:CodeOrText35 LclInstrm?:Instrument CtgyPurp?:CodeOrText35',
    Transfer:
      'PmtId:PaymentId PmtTpInf?:PaymentType Amt:TransferAmount XchgRateInf?:ExchangeRate ChrgBr?:charges ' +
      'ChqInstr?:Cheque UltmtDbtr?:PartyData IntrmyAgt1?:Agent IntrmyAgt1Acct?:Account IntrmyAgt2?:Agent ' +
      'IntrmyAgt2Acct?:Account IntrmyAgt3?:Agent IntrmyAgt3Acct?:Account CdtrAgt?:Agent CdtrAgtAcct?:Account ' +
      'Cdtr?:PartyData CdtrAcct?:Account UltmtCdtr?:PartyData InstrForCdtrAgt*:Instruction InstrForDbtrAgt?:text140 ' +
      'Purp?:CodeOrText35 RgltryRptg*:Reporting Tax?:Tax RltdRmtInf*:RemittanceLocation RmtInf?:Remittance ' +
      'SplmtryData*:Supplement',
    PaymentId: 'InstrId?:text35 EndToEndId:text35 UETR?:text36',
    TransferAmount: 'InstdAmt:amount | EqvtAmt:EquivalentAmount',
  },
}
