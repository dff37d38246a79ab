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
import { plainCheck } from './zod-check.ts'

export const bsn = /* @__PURE__ */ plainCheck<string>(checkBsn)
export const creditorIdentifier = /* @__PURE__ */ plainCheck<string>(checkCreditorIdentifier)
export const documentNumber = /* @__PURE__ */ plainCheck<string>(checkDocumentNumber)
export const drivingLicenceNumber = /* @__PURE__ */ plainCheck<string>(checkDrivingLicenceNumber)
export const email = /* @__PURE__ */ plainCheck<string>(checkEmail)
export const iban = /* @__PURE__ */ plainCheck<string>(checkIban)
export const kvkNumber = /* @__PURE__ */ plainCheck<string>(checkKvkNumber)
export const oin = /* @__PURE__ */ plainCheck<string>(checkOin)
export const password = /* @__PURE__ */ plainCheck<string>(checkPassword)
export const phone = /* @__PURE__ */ plainCheck<string>(checkPhone)
export const postcode = /* @__PURE__ */ plainCheck<string>(checkPostcode)
export const recoveryCode = /* @__PURE__ */ plainCheck<string>(checkRecoveryCode)
export const rsin = /* @__PURE__ */ plainCheck<string>(checkRsin)
export const travelDocumentNumber = /* @__PURE__ */ plainCheck<string>(checkTravelDocumentNumber)
export const turnoverTaxNumber = /* @__PURE__ */ plainCheck<string>(checkTurnoverTaxNumber)
export const twoFactorCode = /* @__PURE__ */ plainCheck<string>(checkTwoFactorCode)
export const vatNumber = /* @__PURE__ */ plainCheck<string>(checkVatNumber)
export const vatNumberNl = /* @__PURE__ */ plainCheck<string>(checkVatNumberNl)
export const website = /* @__PURE__ */ plainCheck<string>(checkWebsite)
