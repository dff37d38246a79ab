import * as v from 'valibot'

/** An error as it goes over the wire; `fields` names the inputs that are wrong and why, in Dutch. */
export const wireError = v.object({
  code: v.number(),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  /** What the form needs beside the message, such as the differences of an overlapping statement. */
  details: v.optional(v.unknown()),
})
export type WireError = v.InferOutput<typeof wireError>
