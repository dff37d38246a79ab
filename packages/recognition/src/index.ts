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
