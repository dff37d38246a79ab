export type {
  Alternatives,
  Candidate,
  Field,
  FieldValues,
  Hint,
  KnownSupplier,
  OwnDetails,
  Proposal,
  ProposalContext,
  ProposedSupplier,
  VatLine,
} from './proposal-types.ts'
export type { OcrData, PossibleValue, PossibleValueType, RecognisedText, SourceWord, Vertex } from './types.ts'
export { decodeXml } from './electronic/decode-xml.ts'
export { isComputed } from './ranking/candidates.ts'
export { isSameName } from './ranking/supplier/names.ts'
export { recognise } from './recognise.ts'
export { hintsFrom } from './hints.ts'
export { propose } from './propose.ts'
export { proposalFromElectronicInvoice } from './proposal-from-electronic-invoice.ts'
