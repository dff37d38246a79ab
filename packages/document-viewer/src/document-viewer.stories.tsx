import { OverlayHost } from '@klopt/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn } from 'storybook/test'
import { DocumentViewer } from './document-viewer.tsx'
import { fileOf, invoiceFile, invoiceOcr, numberedPages, verticesOf } from './testing/documents.ts'
import { writeEncryptedPdf } from './testing/encrypted-pdf.ts'
import { writePdf } from './testing/pdf-writer.ts'
import type { DocumentViewerProps, ViewerFile } from './types.ts'

type StoryProps = Omit<DocumentViewerProps, 'file'> & { makeFile: () => ViewerFile }

/** A file keeps its `load` between renders: another one would be another document. */
function Shown({ makeFile, ...props }: StoryProps) {
  const file = useMemo(() => makeFile(), [makeFile])
  return (
    <div style={{ height: 'min(900px, 100dvh)' }}>
      <DocumentViewer {...props} file={file} />
      <OverlayHost />
    </div>
  )
}

const meta = {
  title: 'Documenten/DocumentViewer',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { makeFile: invoiceFile },
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

/** Values of all types can be picked; the form points at two of them. */
export const WaardenOvernemen: Story = {
  args: {
    ocr: invoiceOcr,
    pick: {
      types: ['AMOUNT', 'DATE', 'INVOICE_NUMBER', 'NR_OF_DAYS', 'CHAMBER_OF_COMMERCE_NUMBER', 'IBAN', 'POSTAL_CODE'],
      onPick: () => {},
      onLeave: () => {},
    },
    marked: [
      { page: 0, vertices: verticesOf('€ 115,56'), label: 'Totaal inclusief btw' },
      { page: 0, vertices: verticesOf('20,06'), label: 'Btw 21%' },
    ],
  },
}

export const VijfhonderdPaginas: Story = {
  args: { makeFile: () => fileOf(writePdf(numberedPages(500)), { name: 'leveringen-2026.pdf' }) },
}

export const MetWachtwoord: Story = {
  args: { makeFile: () => fileOf(writeEncryptedPdf(numberedPages(1), 'geheim'), { name: 'loonstrook.pdf' }) },
}

export const Beschadigd: Story = {
  args: { makeFile: () => fileOf(writePdf(numberedPages(1)).then((bytes) => bytes.slice(0, 40))) },
}

export const Leeg: Story = { args: { makeFile: () => fileOf(new ArrayBuffer(0), { sizeBytes: 0 }) } }

export const AnderSoortBestand: Story = {
  args: {
    makeFile: () => fileOf(new ArrayBuffer(8), { name: 'afschrift.xml', mimeType: 'application/xml', sizeBytes: null }),
  },
}

export const NietGeladen: Story = {
  args: {
    makeFile: () => ({
      name: 'factuur.pdf',
      mimeType: 'application/pdf',
      sizeBytes: null,
      load: () => Promise.reject(new Error('offline')),
    }),
  },
}

export const Laden: Story = {
  args: {
    makeFile: () => ({
      name: 'factuur.pdf',
      mimeType: 'application/pdf',
      sizeBytes: null,
      load: () => new Promise(() => {}),
    }),
  },
}

/** The values of the wanted type are buttons in reading order; the last is taken by key. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: { ocr: invoiceOcr, pick: { types: ['AMOUNT'], onPick: fn(), onLeave: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Bedrag .* overnemen$/ }, { timeout: 10_000 })
    first?.focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: /115,56 overnemen$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.pick?.onPick).toHaveBeenCalledWith(expect.objectContaining({ type: 'AMOUNT', value: 11_556 }))
    await userEvent.keyboard('{Escape}')
    await expect(args.pick?.onLeave).toHaveBeenCalledTimes(1)
  },
}
