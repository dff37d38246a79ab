import type { ComponentType, ReactNode } from 'react'

/** What a kit of components brings to the benchmark; `kit` is one of `kits/`, chosen by who builds the page. */
export interface Kit {
  /** What an application of the kit needs at its root. */
  Root: ComponentType<{ children: ReactNode }>
  /** One of each part, as plain as the kit has it; what a kit lacks is left out. */
  Parts: ComponentType
  /** A button with a tooltip. */
  Row: ComponentType<{ number: number }>
}
