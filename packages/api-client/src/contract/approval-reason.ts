import * as v from 'valibot'
import { optionalText } from './wire.ts'

/** Why something is filed on which the client did not agree, where that is waited for. */
export const approvalReason = v.optional(optionalText(500))
