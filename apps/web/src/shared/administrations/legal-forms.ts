/** The legal forms that books are kept for. */
export const legalForms = [
  { value: 'zzp', label: 'Eenmanszaak of zzp' },
  { value: 'bv', label: 'Bv' },
] as const
