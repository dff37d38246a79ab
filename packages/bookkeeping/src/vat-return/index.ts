export { needsCorrection, type LateVat } from './late-vat.ts'
export {
  boxesOf,
  signInBox,
  vatReturnBoxes,
  vatReturnTotals,
  type VatFact,
  type VatReturnBox,
  type VatReturnTotals,
} from './vat-return.ts'
export { vatAccountBalances, vatReturnPosting, type VatAccountBalance } from './vat-return-posting.ts'
