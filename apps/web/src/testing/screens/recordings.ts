import screens from './screens.json'

/** As whom a screen is looked at. */
export type Role = keyof typeof screens
/** A screen that stands in `screens.json`, of whatever role. */
export type ScreenName = { [R in Role]: keyof (typeof screens)[R] }[Role]

/** A screen as it stands in the list of stories: under its Dutch name, as one of its role. */
export interface ScreenStory {
  readonly name: string
  readonly args: { [R in Role]: { readonly role: R; readonly name: keyof (typeof screens)[R] } }[Role]
}

/** What a server answered once to the screens of a role. */
export interface Recording {
  /** The moment it was then. */
  readonly at: string
  /** The address of each screen, by its name. */
  readonly paths: Readonly<Partial<Record<string, string>>>
  /** What was answered, by what was asked: the address, after the method where that is not GET. */
  readonly answers: Readonly<Partial<Record<string, unknown>>>
}

const files = import.meta.glob<Recording>('./recorded/roles/*.json', { import: 'default' })

/** Each role has a file of its own, so that a story loads no other. */
export function loadRecording(role: Role): Promise<Recording> {
  const load = files[`./recorded/roles/${role}.json`]
  if (load === undefined) throw new Error(`Nothing was recorded of ${role}`)
  return load()
}

/** The bytes of a document as base64, by its hash: several answers have the same, and most stories none. */
export async function loadDocument(hash: string): Promise<string | undefined> {
  const { default: documents } = await import('./recorded/documents.json')
  return new Map<string, string>(Object.entries(documents)).get(hash)
}
