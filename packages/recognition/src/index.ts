export type { OcrData, PossibleValue, PossibleValueType, RecognisedText, SourceWord, Vertex } from './types.ts'
