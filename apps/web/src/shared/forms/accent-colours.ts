/** Colours that print well and hold white text, to begin with; any other can be chosen. */
export const accentColours: readonly { readonly name: string; readonly value: string }[] = [
  { name: 'Petrol', value: '#006070' },
  { name: 'Marineblauw', value: '#1f3a6e' },
  { name: 'Bosgroen', value: '#1f6b45' },
  { name: 'Terracotta', value: '#a8452c' },
  { name: 'Bordeaux', value: '#7a1f3d' },
  { name: 'Paars', value: '#5b3a8c' },
  { name: 'Grafiet', value: '#33383d' },
]
