import { isUnanswered } from '../../app/errors/failures.ts'

export interface KeeperCalls<Input> {
  readonly create: (input: Input) => Promise<{ id: number; version: number }>
  readonly save: (input: Input, id: number, version: number) => Promise<{ version: number }>
  readonly onCreated?: (id: number) => void
}

export interface DraftKeeper<Input> {
  /** Throws when it did not arrive. */
  readonly send: (input: Input) => Promise<void>
  /** What is known of it; the id is null while it does not exist. */
  readonly known: () => { readonly id: number | null; readonly version: number }
}

/** Sends a draft to the server: creates it once, then changes it by its version. One `send` at a time. */
export function createDraftKeeper<Input>(
  start: { readonly id: number; readonly version: number } | null,
  { create, save, onCreated }: KeeperCalls<Input>,
): DraftKeeper<Input> {
  let id = start?.id ?? null
  let version = start?.version ?? 0
  /** What was sent to be created without an answer: it may exist, so the same is sent again before anything newer. */
  let unanswered: Input | null = null

  async function createOnce(input: Input): Promise<boolean> {
    const sent = unanswered ?? input
    unanswered = sent
    try {
      ;({ id, version } = await create(sent))
      unanswered = null
    } catch (error) {
      if (!isUnanswered(error)) unanswered = null
      throw error
    }
    onCreated?.(id)
    return sent === input
  }
  return {
    async send(input) {
      if (id === null && (await createOnce(input))) return
      if (id !== null) ({ version } = await save(input, id, version))
    },
    known: () => ({ id, version }),
  }
}
