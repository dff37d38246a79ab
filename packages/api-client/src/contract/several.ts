import * as v from 'valibot'
import { id } from './wire.ts'

const MOST_AT_ONCE = 100

/** The rows that were chosen in a list: one at least, and no more than a call does at once. */
export const chosenIds = (one: string, many: string) =>
  v.pipe(
    v.array(id),
    v.minLength(1, `Kies een ${one}`),
    v.maxLength(MOST_AT_ONCE, `Kies hoogstens ${MOST_AT_ONCE} ${many}`),
  )

/** Rows that were chosen, by their ids with commas between. */
export const chosenText = v.pipe(
  v.string(),
  v.maxLength(MOST_AT_ONCE * 11),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/),
  v.check((text) => text.split(',').length <= MOST_AT_ONCE, `Kies hoogstens ${MOST_AT_ONCE} regels`),
)

/** Of a list as a file: the rows of it that were chosen; all of it when left out. */
export const chosenOnly = { ids: v.optional(chosenText) }

/** What was done with each row: one that is refused holds up no other. */
export const severalOutcome = v.object({
  done: v.array(id),
  refused: v.array(
    v.object({
      id,
      /** What it is called, such as its number; null where it has none, as a draft. */
      name: v.nullable(v.string()),
      reason: v.string(),
    }),
  ),
})
export type SeveralOutcome = v.InferOutput<typeof severalOutcome>
