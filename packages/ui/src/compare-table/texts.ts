/** The words of the table that holds two sets of figures beside each other. */
export const dutch = {
  difference: 'Verschil',
  sideOf: (measure: string, side: string): string => `${measure}: ${side.toLowerCase()}`,
  hidden: (count: number, name: { one: string; more: string }): string =>
    count === 1 ? `1 ${name.one} zonder bedrag is verborgen.` : `${count} ${name.more} zonder bedrag zijn verborgen.`,
  showAll: 'Toon alles',
  showLess: 'Verberg zonder bedrag',
  opens: 'Enter opent',
}
