import type { MessageSchema } from './schema.ts'
import { sharedTypes } from './shared-types.ts'

const types = {
  ...sharedTypes,
  Document: 'BkToCstmrStmt:Message',
  Message: 'GrpHdr:Header Stmt+:Statement SplmtryData*:Supplement',
  Header: 'MsgId:text35 CreDtTm:dateTime MsgRcpt?:PartyData MsgPgntn?:Page OrgnlBizQry?:Query AddtlInf?:text500',
  Page: 'PgNb:number LastPgInd:indicator',
  Statement:
    'Id:text35 StmtPgntn?:Page ElctrncSeqNb?:number RptgSeq?:Sequence LglSeqNb?:number CreDtTm?:dateTime ' +
    'FrToDt?:Period CpyDplctInd?:text4 RptgSrc?:CodeOrText35 Acct:OwnAccount RltdAcct?:Account Intrst*:Interest ' +
    'Bal+:Balance TxsSummry?:Summary Ntry*:Entry AddtlStmtInf?:text500',
  Period: 'FrDtTm:dateTime ToDtTm:dateTime',
  OwnAccount: 'Id:AccountId Tp?:CodeOrText35 Ccy?:currency Nm?:text70 Prxy?:Proxy Ownr?:PartyData Svcr?:Agent',
  Balance: 'Tp:BalanceType CdtLine*:CreditLine Amt:amount CdtDbtInd:direction Dt:Day Avlbty*:Availability',
  BalanceType: 'CdOrPrtry:CodeOrText35 SubTp?:CodeOrText35',
  Summary: 'TtlNtries?:AllEntries TtlCdtNtries?:Entries TtlDbtNtries?:Entries TtlNtriesPerBkTxCd*:EntriesPerCode',
  AllEntries: 'NbOfNtries?:number Sum?:decimal TtlNetNtry?:NetAmount',
  NetAmount: 'Amt:decimal CdtDbtInd:direction',
  Entries: 'NbOfNtries?:number Sum?:decimal',
  Entry:
    'NtryRef?:text35 Amt:amount CdtDbtInd:direction RvslInd?:indicator Sts:CodeOrText35 BookgDt?:Day ValDt?:Day ' +
    'AcctSvcrRef?:text35 Avlbty*:Availability BkTxCd:BankCode ComssnWvrInd?:indicator AddtlInfInd?:MessageId ' +
    'AmtDtls?:Amounts Chrgs?:Charges TechInptChanl?:CodeOrText35 Intrst?:TransactionInterest CardTx?:CardEntry ' +
    'NtryDtls*:Details AddtlNtryInf?:text500',
  BankCode: 'Domn?:Domain Prtry?:OwnCode',
  Domain: 'Cd:text4 Fmly:Family',
  Family: 'Cd:text4 SubFmlyCd:text4',
  OwnCode: 'Cd:text35 Issr?:text35',
  Details: 'Btch?:Batch TxDtls*:Transaction',
  Batch: 'MsgId?:text35 PmtInfId?:text35 NbOfTxs?:number TtlAmt?:amount CdtDbtInd?:direction',
  Transaction:
    'Refs?:References Amt?:amount CdtDbtInd?:direction AmtDtls?:Amounts Avlbty*:Availability BkTxCd?:BankCode ' +
    'Chrgs?:Charges Intrst?:TransactionInterest RltdPties?:Parties RltdAgts?:Agents LclInstrm?:Instrument ' +
    'Purp?:CodeOrText35 RltdRmtInf*:RemittanceLocation RmtInf?:Remittance RltdDts?:Dates RltdPric?:Price ' +
    'RltdQties*:Quantity FinInstrmId?:Security Tax?:Tax RtrInf?:Return CorpActn?:CorporateAction ' +
    'SfkpgAcct?:SecuritiesAccount CshDpst*:CashDeposit CardTx?:CardTransaction AddtlTxInf?:text500 ' +
    'SplmtryData*:Supplement',
  References:
    'MsgId?:text35 AcctSvcrRef?:text35 PmtInfId?:text35 InstrId?:text35 EndToEndId?:text35 UETR?:text36 TxId?:text35 ' +
    'MndtId?:text35 ChqNb?:text35 ClrSysRef?:text35 AcctOwnrTxId?:text35 AcctSvcrTxId?:text35 ' +
    'MktInfrstrctrTxId?:text35 PrcgId?:text35 Prtry*:OwnReference',
  OwnReference: 'Tp:text35 Ref:text35',
  Amounts:
    'InstdAmt?:ExchangedAmount TxAmt?:ExchangedAmount CntrValAmt?:ExchangedAmount AnncdPstngAmt?:ExchangedAmount ' +
    'PrtryAmt*:OwnAmount',
  ExchangedAmount: 'Amt:amount CcyXchg?:Exchange',
  Exchange: 'SrcCcy:currency TrgtCcy?:currency UnitCcy?:currency XchgRate:decimal CtrctId?:text35 QtnDt?:dateTime',
  Parties:
    'InitgPty?:Party Dbtr?:Party DbtrAcct?:Account UltmtDbtr?:Party Cdtr?:Party CdtrAcct?:Account UltmtCdtr?:Party ' +
    'TradgPty?:Party Prtry*:OwnParty',
  Party: 'Pty:PartyData | Agt:Agent',
  Agents:
    'InstgAgt?:Agent InstdAgt?:Agent DbtrAgt?:Agent CdtrAgt?:Agent IntrmyAgt1?:Agent IntrmyAgt2?:Agent ' +
    'IntrmyAgt3?:Agent RcvgAgt?:Agent DlvrgAgt?:Agent IssgAgt?:Agent SttlmPlc?:Agent Prtry*:OwnAgent',
  Return: 'OrgnlBkTxCd?:BankCode Orgtr?:PartyData Rsn?:CodeOrText35 AddtlInf*:text105',
} as const

export const camt053v08: MessageSchema = { namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08', types }

/** The version that banks wrote until 2025: parties without a level between, a status that is a code, no pages. */
export const camt053v02: MessageSchema = {
  namespace: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
  types: {
    ...types,
    Message: 'GrpHdr:Header Stmt+:Statement',
    Header: 'MsgId:text35 CreDtTm:dateTime MsgRcpt?:PartyData MsgPgntn?:Page AddtlInf?:text500',
    Statement:
      'Id:text35 ElctrncSeqNb?:number LglSeqNb?:number CreDtTm:dateTime FrToDt?:Period CpyDplctInd?:text4 ' +
      'RptgSrc?:CodeOrText35 Acct:OwnAccount RltdAcct?:Account Intrst*:Interest Bal+:Balance TxsSummry?:Summary ' +
      'Ntry*:Entry AddtlStmtInf?:text500',
    Account: 'Id:AccountId Tp?:CodeOrText35 Ccy?:currency Nm?:text70',
    OwnAccount: 'Id:AccountId Tp?:CodeOrText35 Ccy?:currency Nm?:text70 Ownr?:PartyData Svcr?:Agent',
    Balance: 'Tp:BalanceType CdtLine?:CreditLine Amt:amount CdtDbtInd:direction Dt:Day Avlbty*:Availability',
    AllEntries: 'NbOfNtries?:number Sum?:decimal TtlNetNtryAmt?:decimal CdtDbtInd?:direction',
    Entry:
      'NtryRef?:text35 Amt:amount CdtDbtInd:direction RvslInd?:indicator Sts:booked BookgDt?:Day ValDt?:Day ' +
      'AcctSvcrRef?:text35 Avlbty*:Availability BkTxCd:BankCode ComssnWvrInd?:indicator AddtlInfInd?:MessageId ' +
      'AmtDtls?:Amounts Chrgs*:Charges TechInptChanl?:CodeOrText35 Intrst*:TransactionInterest NtryDtls*:Details ' +
      'AddtlNtryInf?:text500',
    Transaction:
      'Refs?:References AmtDtls?:Amounts Avlbty*:Availability BkTxCd?:BankCode Chrgs*:Charges ' +
      'Intrst*:TransactionInterest RltdPties?:Parties RltdAgts?:Agents Purp?:CodeOrText35 ' +
      'RltdRmtInf*:RemittanceLocation RmtInf?:Remittance RltdDts?:Dates RltdPric?:Price RltdQties*:Quantity ' +
      'FinInstrmId?:Security Tax?:Tax RtrInf?:Return CorpActn?:CorporateAction SfkpgAcct?:Account AddtlTxInf?:text500',
    References:
      'MsgId?:text35 AcctSvcrRef?:text35 PmtInfId?:text35 InstrId?:text35 EndToEndId?:text35 TxId?:text35 ' +
      'MndtId?:text35 ChqNb?:text35 ClrSysRef?:text35 Prtry?:OwnReference',
    Party: types.PartyData,
    Agents:
      'DbtrAgt?:Agent CdtrAgt?:Agent IntrmyAgt1?:Agent IntrmyAgt2?:Agent IntrmyAgt3?:Agent RcvgAgt?:Agent ' +
      'DlvrgAgt?:Agent IssgAgt?:Agent SttlmPlc?:Agent Prtry*:OwnAgent',
    Institution: 'BIC?:bic ClrSysMmbId?:ClearingMember Nm?:text140 PstlAdr?:Address Othr?:OtherInstitution',
    Address:
      'AdrTp?:text4 Dept?:text70 SubDept?:text70 StrtNm?:text70 BldgNb?:text16 PstCd?:text16 TwnNm?:text35 ' +
      'CtrySubDvsn?:text35 Ctry?:country AdrLine*:text70',
    Structured:
      'RfrdDocInf*:ReferredDocument RfrdDocAmt?:ReferredAmount CdtrRefInf?:CreditorReference Invcr?:PartyData ' +
      'Invcee?:PartyData AddtlRmtInf*:text140',
  },
}
