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

/** Two characters that are no digits. */
const country = { type: 'country', codes: null } as const

const address = {
  streetname: optional(text(100)),
  number: optional(text(15)),
  numberExtension: optional(text(999)),
  city: optional(text(50)),
  postalCode: optional(text(10)),
  country: optional(country),
} as const

const customerSupplier = {
  custSupID: identification,
  custSupName: optional(text(50)),
  // Without a limit in the schema; longer is no address (RFC 5321).
  eMail: optional(text(254)),
  commerceNr: optional(text(100)),
  taxRegistrationCountry: optional(country),
  taxRegIdent: optional(text(30)),
  custSupTp: optional(code('B', 'C', 'S')),
  // Amounts, whatever their names say.
  opBalDesc: optional(amount),
  opBalTp: optional(side),
  clBalDesc: optional(amount),
  clBalTp: optional(side),
  streetAddress: many(group(address)),
} as const

const trLine = {
  nr: identification,
  accID: identification,
  docRef: text(255),
  effDate: date,
  settDate: optional(date),
  desc: optional(longText),
  amnt: amount,
  amntTp: side,
  custSupID: optional(identification),
  invRef: optional(text(255)),
  bankAccNr: optional(identification),
  offsetBankAccNr: optional(identification),
  vat: many(group(vat)),
} as const

const transaction = {
  nr: identification,
  desc: optional(longText),
  periodNumber: number(3),
  trDt: date,
  Source: optional(text(999)),
  User: optional(text(999)),
  trLine: many(group(trLine)),
} as const

const journal = {
  jrnID: identification,
  desc: longText,
  jrnTp: optional(journalType),
  offsetAccID: optional(identification),
  transaction: many(group(transaction)),
} as const

/**
 * XML Auditfile Financieel 4.0 (release 4.0.3), by its XSD: the names, their order, how often they occur and their
 * limits. Left out are the optional elements about which Klopt knows nothing: receiving and shipping documents, cost
 * centres, products, projects, the work-related costs scheme and foreign currencies.
 */
export const xaf40 = {
  namespace: 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0',
  elements: {
    header: group({
      fiscalYear: year,
      startDate: date,
      endDate: date,
      curCode: code('EUR'),
      dateCreated: date,
      softwareDesc: text(50),
      softwareVersion: text(20),
      RGSVersion: optional(text(20)),
    }),
    company: group({
      Commercenr: optional(text(100)),
      companyName: text(255),
      taxRegistrationCountry: country,
      taxRegIdent: text(30),
      streetAddress: many(group(address)),
      customersSuppliers: optional(group({ customerSupplier: many(group(customerSupplier)) })),
      generalLedger: optional(
        group({
          ledgerAccount: many(
            group({ accID: identification, accDesc: text(255), accTp: code('B', 'P'), RGScode: optional(text(255)) }),
          ),
        }),
      ),
      vatCodes: optional(group({ vatCode: many(group(vatCode(100))) })),
      periods: optional(group({ period: many(group(period)) })),
      openingBalance: optional(group({ ...totals, obLine: many(group(openingLine)) })),
      transactions: optional(group({ ...totals, journal: many(group(journal)) })),
    }),
  },
} as const
