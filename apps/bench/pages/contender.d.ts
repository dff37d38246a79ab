/** Whoever builds a page points this name at one of the contenders. */
declare module '@bench/contender' {
  export const kit: import('./kit.ts').Kit
  export const OneButton: import('react').ComponentType
  export const TypingField: import('react').ComponentType
  export const TypingGrid: import('react').ComponentType<{ lines: readonly import('./lines.ts').Line[] }>
  export const WeekGrid: import('react').ComponentType<{ rows: readonly import('./worked.ts').Worked[] }>
  export const LongTable: import('react').ComponentType<{ rows: readonly import('./invoices.ts').Invoice[] }>
}
