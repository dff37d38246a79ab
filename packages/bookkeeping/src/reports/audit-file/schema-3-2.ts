import {
  amount,
  code,
  date,
  group,
  identification,
  journalType,
  longText,
  many,
  number,
  openingLine,
  optional,
  period,
  side,
  text,
  totals,
  vat,
  vatCode,
  year,
} from './schema-parts.ts'

/** The countries as they were counted then: no Curaçao, Sint Maarten, Montenegro or South Sudan. */
const COUNTRIES = (
  'AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CS CU CV CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB ' +
  'GD GE GF GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG ' +
  'KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB ' +
  'SC SD SE SG SH SI SJ SK SL SM SN SO SR ST SV SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UK UM US ' +
  'UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const country = { type: 'country', codes: COUNTRIES } as const

const address = {
  streetname: optional(text(999)),
  number: optional(text(15)),
  numberExtension: optional(text(999)),
  city: optional(text(50)),
  postalCode: optional(text(10)),
  country: optional(country),
} as const

const customerSupplier = {
  custSupID: identification,
  custSupName: optional(text(50)),
  contact: optional(text(50)),
  telephone: optional(text(30)),
  // Without a limit in the schema; longer is no address (RFC 5321).
  eMail: optional(text(254)),
  commerceNr: optional(text(999)),
  taxRegistrationCountry: optional(country),
  taxRegIdent: optional(text(30)),
  custSupTp: optional(code('B', 'C', 'O', 'S')),
  streetAddress: many(group(address)),
  bankAccount: many(group({ bankAccNr: identification })),
} as const

const trLine = {
  nr: identification,
  accID: identification,
  docRef: text(999),
  effDate: date,
  desc: optional(longText),
  amnt: amount,
  amntTp: side,
  custSupID: optional(identification),
  invRef: optional(text(999)),
  vat: many(group(vat)),
} as const

const transaction = {
  nr: identification,
  desc: optional(longText),
  periodNumber: number(3),
  trDt: date,
  userID: optional(identification),
  trLine: many(group(trLine)),
} as const

const journal = {
  jrnID: identification,
  desc: longText,
  jrnTp: optional(journalType),
  offsetAccID: optional(identification),
  bankAccNr: optional(identification),
  transaction: many(group(transaction)),
} as const

const openItem = {
  nr: identification,
  obLineNr: identification,
  amnt: amount,
  amntTp: side,
  custSupID: optional(identification),
  invRef: optional(text(999)),
  invPurSalTp: optional(code('P', 'S')),
  invDt: optional(date),
  invDueDt: optional(date),
} as const

/** Customers or suppliers: of each of their invoices what was open. */
const openSubledger = { sbType: code('CU', 'SU'), ...totals, obSbLine: many(group(openItem)) } as const

/**
 * XML Auditfile Financieel 3.2, by its XSD, for who still asks for it. It counts some 250 elements; here is the part
 * that Klopt fills. Opening balances stand in `openingBalance` and not in a period 0 as well, which would count twice.
 */
export const xaf32 = {
  namespace: 'http://www.auditfiles.nl/XAF/3.2',
  elements: {
    header: group({
      fiscalYear: year,
      startDate: date,
      endDate: date,
      curCode: code('EUR'),
      dateCreated: date,
      softwareDesc: optional(text(50)),
      softwareVersion: optional(text(20)),
    }),
    company: group({
      companyIdent: optional(identification),
      companyName: text(999),
      taxRegistrationCountry: country,
      taxRegIdent: text(30),
      streetAddress: many(group(address)),
      customersSuppliers: optional(group({ customerSupplier: many(group(customerSupplier)) })),
      generalLedger: optional(
        group({
          ledgerAccount: many(
            group({
              accID: identification,
              accDesc: text(999),
              accTp: code('B', 'M', 'P'),
              // Where RGS stands in this version, which knows no element for it.
              leadReference: optional(text(999)),
            }),
          ),
        }),
      ),
      vatCodes: optional(group({ vatCode: many(group(vatCode(999))) })),
      periods: optional(group({ period: many(group(period)) })),
      openingBalance: optional(
        group({
          opBalDate: date,
          ...totals,
          obLine: many(group(openingLine)),
          obSubledgers: optional(group({ obSubledger: many(group(openSubledger)) })),
        }),
      ),
      transactions: optional(group({ ...totals, journal: many(group(journal)) })),
    }),
  },
} as const
