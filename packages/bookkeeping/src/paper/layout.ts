/** How an invoice can be laid out: chosen by its company, frozen when it is made final. The first is usual. */
export const PAPER_LAYOUTS = ['classic', 'spacious', 'compact'] as const
export type PaperLayout = (typeof PAPER_LAYOUTS)[number]

/** How each is called by who chooses it, and what it is for. */
export const PAPER_LAYOUT_NAMES: Readonly<Record<PaperLayout, { readonly name: string; readonly use: string }>> = {
  classic: { name: 'Klassiek', use: 'Een brief, met het adres in het venster van een envelop.' },
  spacious: { name: 'Ruim', use: 'Gegevens in de kantlijn en veel wit: voor enkele regels.' },
  compact: { name: 'Compact', use: 'Veel regels op een pagina: voor lange facturen.' },
}
