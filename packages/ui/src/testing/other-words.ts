import { SAMPLE, textsOf } from './texts-of.ts'

/** What a catalogue says and another says otherwise: whole texts, as patterns where they have parameters. */
export interface OtherWords {
  path: string
  pattern: RegExp
}

/** Every text of `ours` that `theirs` says otherwise. A part that changes is anything. */
export function otherWords(ours: unknown, theirs: unknown): OtherWords[] {
  const said = new Map(textsOf(theirs))
  return textsOf(ours)
    .filter(([path, text]) => said.get(path) !== text && /\p{L}{3}/u.test(text.replaceAll(SAMPLE, '')))
    .map(([path, text]) => ({ path, pattern: new RegExp(`^${escaped(text).replaceAll(SAMPLE, FEW_WORDS)}$`, 'u') }))
}

/** What a parameter brings: a number, a name. A whole sentence around one short word is somebody else's. */
const FEW_WORDS = String.raw`\S+(?: \S+){0,3}`

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
