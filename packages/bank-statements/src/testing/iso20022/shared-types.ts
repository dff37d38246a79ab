/** Types that the messages of one generation (camt.053.001.08, pain.001.001.09) have in common. */
export const sharedTypes = {
  AccountId: 'IBAN:iban | Othr:OtherAccount',
  OtherAccount: 'Id:text34 SchmeNm?:CodeOrText35 Issr?:text35',
  CodeOrText35: 'Cd:text4 | Prtry:text35',
  Instrument: 'Cd:text35 | Prtry:text35',
  Day: 'Dt:date | DtTm:dateTime',
  Account: 'Id:AccountId Tp?:CodeOrText35 Ccy?:currency Nm?:text70 Prxy?:Proxy',
  Agent: 'FinInstnId:Institution BrnchId?:Branch',
  Institution: 'BICFI?:bic ClrSysMmbId?:ClearingMember LEI?:text20 Nm?:text140 PstlAdr?:Address Othr?:OtherInstitution',
  OtherInstitution: 'Id:text35 SchmeNm?:CodeOrText35 Issr?:text35',
  PartyData: 'Nm?:text140 PstlAdr?:Address Id?:PartyId CtryOfRes?:country CtctDtls?:Contact',
  PartyId: 'OrgId:OrganisationId | PrvtId:PersonId',
  PersonId: 'DtAndPlcOfBirth?:Birth Othr*:OtherPersonId',
  OtherPersonId: 'Id:text35 SchmeNm?:CodeOrText35 Issr?:text35',
  Address:
    'AdrTp?:AddressType Dept?:text70 SubDept?:text70 StrtNm?:text70 BldgNb?:text16 BldgNm?:text35 Flr?:text70 ' +
    'PstBx?:text16 Room?:text70 PstCd?:text16 TwnNm?:text35 TwnLctnNm?:text35 DstrctNm?:text35 CtrySubDvsn?:text35 ' +
    'Ctry?:country AdrLine*:text70',
  Remittance: 'Ustrd*:text140 Strd*:Structured',
  Structured:
    'RfrdDocInf*:ReferredDocument RfrdDocAmt?:ReferredAmount CdtrRefInf?:CreditorReference Invcr?:PartyData ' +
    'Invcee?:PartyData TaxRmt?:TaxRemittance GrnshmtRmt?:Garnishment AddtlRmtInf*:text140',
  CreditorReference: 'Tp?:ReferenceType Ref?:text35',
  ReferenceType: 'CdOrPrtry:ReferenceCode Issr?:text35',
  ReferenceCode: 'Cd:reference | Prtry:text35',
} as const
