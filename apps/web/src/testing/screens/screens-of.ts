import type { RecordedScreenProps } from './recorded-screen.tsx'
import type { Role } from './recordings.ts'
import type screens from './screens.json'

/** What makes the stories of a role's screens, each under the title that the list of stories shows. */
export const screensOf =
  <R extends Role>(role: R) =>
  (name: keyof (typeof screens)[R] & RecordedScreenProps['name'], title: string) => ({
    name: title,
    args: { role, name } satisfies RecordedScreenProps,
  })
