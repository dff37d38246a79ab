import type { ComponentType } from 'react'

/** What the list of administrations gets of the feature that removes them; the route of the list puts it in. */
export interface Leaving {
  /** What to say of each administration that is on its way out, by its id; undefined while that is not known. */
  readonly notes: ReadonlyMap<number, string> | undefined
  readonly isError: boolean
  readonly refetch: () => void
  /** The button that keeps an administration. */
  readonly Cancel: ComponentType<{ administrationId: number; name: string }>
  /** Where one asks for the removal of an administration. */
  readonly hrefOf: (administrationId: number) => string
}
