import { recoveryCode as checkRecoveryCode, twoFactorCode as checkTwoFactorCode } from '../codes.ts'
import { creditorIdentifier as checkCreditorIdentifier } from '../creditor-identifier.ts'
import {
  documentNumber as checkDocumentNumber,
  drivingLicenceNumber as checkDrivingLicenceNumber,
  travelDocumentNumber as checkTravelDocumentNumber,
} from '../document-number.ts'
import { email as checkEmail } from '../email.ts'
import { bsn as checkBsn, rsin as checkRsin } from '../fiscal-number.ts'
import { iban as checkIban } from '../iban.ts'
import { kvkNumber as checkKvkNumber } from '../kvk-number.ts'
import { oin as checkOin } from '../oin.ts'
import { password as checkPassword } from '../password.ts'
import { phone as checkPhone } from '../phone.ts'
import { postcode as checkPostcode } from '../postcode.ts'
import { turnoverTaxNumber as checkTurnoverTaxNumber } from '../turnover-tax-number.ts'
import { vatNumberNl as checkVatNumberNl } from '../vat-number-nl.ts'
import { vatNumber as checkVatNumber } from '../vat-number.ts'
import { website as checkWebsite } from '../website.ts'
import { plainAction } from './check-action.ts'

export const bsn = /* @__PURE__ */ plainAction('bsn', checkBsn)
export const creditorIdentifier = /* @__PURE__ */ plainAction('creditor_identifier', checkCreditorIdentifier)
export const documentNumber = /* @__PURE__ */ plainAction('document_number', checkDocumentNumber)
export const drivingLicenceNumber = /* @__PURE__ */ plainAction('driving_licence_number', checkDrivingLicenceNumber)
export const email = /* @__PURE__ */ plainAction('email', checkEmail)
export const iban = /* @__PURE__ */ plainAction('iban', checkIban)
export const kvkNumber = /* @__PURE__ */ plainAction('kvk_number', checkKvkNumber)
export const oin = /* @__PURE__ */ plainAction('oin', checkOin)
export const password = /* @__PURE__ */ plainAction('password', checkPassword)
export const phone = /* @__PURE__ */ plainAction('phone', checkPhone)
export const postcode = /* @__PURE__ */ plainAction('postcode', checkPostcode)
export const recoveryCode = /* @__PURE__ */ plainAction('recovery_code', checkRecoveryCode)
export const rsin = /* @__PURE__ */ plainAction('rsin', checkRsin)
export const travelDocumentNumber = /* @__PURE__ */ plainAction('travel_document_number', checkTravelDocumentNumber)
export const turnoverTaxNumber = /* @__PURE__ */ plainAction('turnover_tax_number', checkTurnoverTaxNumber)
export const twoFactorCode = /* @__PURE__ */ plainAction('two_factor_code', checkTwoFactorCode)
export const vatNumber = /* @__PURE__ */ plainAction('vat_number', checkVatNumber)
export const vatNumberNl = /* @__PURE__ */ plainAction('vat_number_nl', checkVatNumberNl)
export const website = /* @__PURE__ */ plainAction('website', checkWebsite)
